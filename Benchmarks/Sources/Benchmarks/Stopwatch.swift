// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times work with the monotonic clock.
enum Stopwatch {
  /// Nanoseconds since some moment in the past.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// How long `work` takes, in nanoseconds.
  static func nanoseconds(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }
}

/// The part of the program that is timed, under a name that `valgrind --toggle-collect` can find.
///
/// All engines are measured through it, so that its own cost is the same for all.
@_silgen_name("viewtree_benchmark_region")
@inline(never)
func measuredRegion(_ work: () -> Void) {
  work()
}
