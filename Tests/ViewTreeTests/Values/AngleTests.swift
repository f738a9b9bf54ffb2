// SPDX-License-Identifier: MIT

import Testing
import ViewTree

@Suite struct AngleTests {
  @Test func `180 degrees are π radians`() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
    var angle = Angle.zero
    angle.degrees = 45
    #expect(angle == Angle(degrees: 45))
  }

  @Test func `angles add, compare and scale without wrapping`() {
    #expect(Angle(radians: 4) + Angle(radians: 4) == Angle(radians: 8))
    #expect(Angle(radians: 1) < Angle(radians: 7))
    #expect(-Angle(radians: 2) * 3 == Angle(radians: -6))
    #expect(Angle(radians: 6) / 4 - Angle(radians: 1) == Angle(radians: 0.5))
  }
}
