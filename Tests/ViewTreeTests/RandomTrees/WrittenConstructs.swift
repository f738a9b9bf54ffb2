// SPDX-License-Identifier: MIT

// swift-format-ignore-file

import Foundation
import ViewTree

/// One of each construct as random trees print it. Written by `WrittenConstructsTests`.
enum WrittenConstructs {
  @ViewBuilder private static var view0: some View {
    Color.gray.frame(width: 50, height: 40)
  }

  @ViewBuilder private static var view1: some View {
    Color.red
  }

  @ViewBuilder private static var view2: some View {
    Circle()
  }

  @ViewBuilder private static var view3: some View {
    Rectangle().fill(Color.blue)
  }

  @ViewBuilder private static var view4: some View {
    Capsule().stroke(lineWidth: 2)
  }

  @ViewBuilder private static var view5: some View {
    Ellipse()
  }

  @ViewBuilder private static var view6: some View {
    RoundedRectangle(cornerRadius: 4).strokeBorder(lineWidth: 3)
  }

  @ViewBuilder private static var view7: some View {
    Circle().inset(by: -3)
  }

  @ViewBuilder private static var view8: some View {
    Path(CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @ViewBuilder private static var view9: some View {
    Rigid(20, 12.5)
  }

  @ViewBuilder private static var view10: some View {
    LyingShape(length: -.infinity)
  }

  @ViewBuilder private static var view11: some View {
    Spacer(minLength: 20)
  }

  @ViewBuilder private static var view12: some View {
    Divider()
  }

  @ViewBuilder private static var view13: some View {
    EmptyView()
  }

  @ViewBuilder private static var view14: some View {
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
  }

  @ViewBuilder private static var view15: some View {
    Image("missing")
  }

  @ViewBuilder private static var view16: some View {
    Image("missing").resizable()
  }

  @ViewBuilder private static var view17: some View {
    Text(verbatim: "Supercalifragilisticexpialidocious")
  }

  @ViewBuilder private static var view18: some View {
    (Text(verbatim: "bold").bold() + Text(verbatim: " and plain"))
  }

  @ViewBuilder private static var view19: some View {
    Toggle("Wi-Fi", isOn: .constant(true))
  }

  @ViewBuilder private static var view20: some View {
    Slider(value: .constant(0.5))
  }

  @ViewBuilder private static var view21: some View {
    Stepper("Count", value: .constant(3))
  }

  @ViewBuilder private static var view22: some View {
    ProgressView("Loading", value: 0.5)
  }

  @ViewBuilder private static var view23: some View {
    ProgressView()
  }

  @ViewBuilder private static var view24: some View {
    TextField("Name", text: .constant(""))
  }

  @ViewBuilder private static var view25: some View {
    Label("Title", systemImage: "star")
  }

  @ViewBuilder private static var view26: some View {
    Button("OK") {}
  }

  @ViewBuilder private static var view27: some View {
    LabeledContent("Key", value: "Value")
  }

  @ViewBuilder private static var view28: some View {
    Image(systemName: "star")
  }

  @ViewBuilder private static var view29: some View {
    Image(systemName: "star").resizable()
  }

  @ViewBuilder private static var view30: some View {
    HStack(spacing: -3) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view31: some View {
    VStack(spacing: -3) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view32: some View {
    ZStack(alignment: Alignment(horizontal: .center, vertical: .lastTextBaseline)) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view33: some View {
    LazyHStack(alignment: .center, spacing: -3) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view34: some View {
    LazyVStack(alignment: .center, spacing: -3) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view35: some View {
    Group {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view36: some View {
    ForEach(0..<1) { _ in
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view37: some View {
    ForEach(0..<2) { _ in
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view38: some View {
    Group {
      if true {
        Text(verbatim: "a")
        Color.gray.frame(width: 10, height: 10)
      }
    }
  }

  @ViewBuilder private static var view39: some View {
    Section {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    } header: {
      Text(verbatim: "Header")
    } footer: {
      Divider()
    }
  }

  @ViewBuilder private static var view40: some View {
    AnyView(Group {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    })
  }

  @ViewBuilder private static var view41: some View {
    Grid(alignment: Alignment(horizontal: .center, vertical: .lastTextBaseline), horizontalSpacing: 2.5, verticalSpacing: 0) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view42: some View {
    LazyVGrid(columns: [GridItem(.fixed(40), alignment: .bottomTrailing), GridItem()], alignment: .third, spacing: 2.5) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view43: some View {
    LazyHGrid(rows: [GridItem(.fixed(40), alignment: .bottomTrailing), GridItem()], alignment: .lastTextBaseline, spacing: 2.5) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view44: some View {
    ViewThatFits(in: .vertical) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view45: some View {
    ScrollView(.vertical) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view46: some View {
    GeometryReader { _ in
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view47: some View {
    GeometryReader { proxy in
      Group {
        Text(verbatim: "a")
        Color.gray.frame(width: 10, height: 10)
      }
      .frame(width: proxy.size.width / 2)
    }
  }

  @ViewBuilder private static var view48: some View {
    Stairs(step: 7) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view49: some View {
    EqualWidths() {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view50: some View {
    AnyLayout(VStackLayout(spacing: 5)) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view51: some View {
    HStackLayout(alignment: .center) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view52: some View {
    AnyLayout(ZStackLayout(alignment: Alignment(horizontal: .center, vertical: .lastTextBaseline))) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view53: some View {
    AnyLayout(Stairs(step: 3)) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view54: some View {
    FlowLayout(alignment: .center, itemAlignment: .lastTextBaseline, spacing: 2.5, justified: false) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view55: some View {
    FlowLayout(maxLines: 2) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view56: some View {
    Lying(.nanPositions) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view57: some View {
    Learning {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view58: some View {
    GroupBox("Box") {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view59: some View {
    Button(action: {}) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view60: some View {
    List {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view61: some View {
    Form {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view62: some View {
    NavigationStack {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view63: some View {
    DisclosureGroup("More", isExpanded: .constant(true)) {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view64: some View {
    Label {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    } icon: {
      Circle()
    }
  }

  @ViewBuilder private static var view65: some View {
    LabeledContent("Key") {
      Text(verbatim: "a")
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view66: some View {
    HStack {
      Text(verbatim: "a")
    }
    .padding(-2)
  }

  @ViewBuilder private static var view67: some View {
    HStack {
      Text(verbatim: "a")
    }
    .padding(.bottom, -5)
  }

  @ViewBuilder private static var view68: some View {
    HStack {
      Text(verbatim: "a")
    }
    .padding(EdgeInsets(top: 0, leading: 5, bottom: 2, trailing: 0))
  }

  @ViewBuilder private static var view69: some View {
    HStack {
      Text(verbatim: "a")
    }
    .padding()
  }

  @ViewBuilder private static var view70: some View {
    HStack {
      Text(verbatim: "a")
    }
    .offset(x: -8, y: 0)
  }

  @ViewBuilder private static var view71: some View {
    HStack {
      Text(verbatim: "a")
    }
    .position(x: -5, y: 0)
  }

  @ViewBuilder private static var view72: some View {
    HStack {
      Text(verbatim: "a")
    }
    .safeAreaPadding(.bottom, 3)
  }

  @ViewBuilder private static var view73: some View {
    HStack {
      Text(verbatim: "a")
    }
    .ignoresSafeArea(edges: .bottom)
  }

  @ViewBuilder private static var view74: some View {
    HStack {
      Text(verbatim: "a")
    }
    .contentMargins(.horizontal, 20)
  }

  @ViewBuilder private static var view75: some View {
    HStack {
      Text(verbatim: "a")
    }
    .frame(width: 15, height: 120.5, alignment: Alignment(horizontal: .slanted, vertical: .center))
  }

  @ViewBuilder private static var view76: some View {
    HStack {
      Text(verbatim: "a")
    }
    .frame(minWidth: 15, idealWidth: 120.5, maxWidth: 15, minHeight: 15, idealHeight: 120.5, maxHeight: 15, alignment: Alignment(horizontal: .center, vertical: .lastTextBaseline))
  }

  @ViewBuilder private static var view77: some View {
    HStack {
      Text(verbatim: "a")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private static var view78: some View {
    HStack {
      Text(verbatim: "a")
    }
    .containerRelativeFrame(.vertical)
  }

  @ViewBuilder private static var view79: some View {
    HStack {
      Text(verbatim: "a")
    }
    .containerRelativeFrame(.horizontal, count: 2, span: 2, spacing: 6)
  }

  @ViewBuilder private static var view80: some View {
    HStack {
      Text(verbatim: "a")
    }
    .containerRelativeFrame(.vertical, alignment: Alignment(horizontal: .center, vertical: .lastTextBaseline)) { length, _ in length / 3 - 5 }
  }

  @ViewBuilder private static var view81: some View {
    HStack {
      Text(verbatim: "a")
    }
    .fixedSize(horizontal: true, vertical: false)
  }

  @ViewBuilder private static var view82: some View {
    HStack {
      Text(verbatim: "a")
    }
    .aspectRatio(0.25, contentMode: .fill)
  }

  @ViewBuilder private static var view83: some View {
    HStack {
      Text(verbatim: "a")
    }
    .scaledToFit()
  }

  @ViewBuilder private static var view84: some View {
    HStack {
      Text(verbatim: "a")
    }
    .scaledToFill()
  }

  @ViewBuilder private static var view85: some View {
    HStack {
      Text(verbatim: "a")
    }
    .layoutPriority(1)
  }

  @ViewBuilder private static var view86: some View {
    HStack {
      Text(verbatim: "a")
    }
    .gridCellColumns(2)
  }

  @ViewBuilder private static var view87: some View {
    HStack {
      Text(verbatim: "a")
    }
    .gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
  }

  @ViewBuilder private static var view88: some View {
    HStack {
      Text(verbatim: "a")
    }
    .gridCellUnsizedAxes(.vertical)
  }

  @ViewBuilder private static var view89: some View {
    HStack {
      Text(verbatim: "a")
    }
    .gridColumnAlignment(.center)
  }

  @ViewBuilder private static var view90: some View {
    HStack {
      Text(verbatim: "a")
    }
    .alignmentGuide(HorizontalAlignment.center) { _ in 5 }
  }

  @ViewBuilder private static var view91: some View {
    HStack {
      Text(verbatim: "a")
    }
    .alignmentGuide(HorizontalAlignment.center) { $0.width / 2 + 3 }
  }

  @ViewBuilder private static var view92: some View {
    HStack {
      Text(verbatim: "a")
    }
    .alignmentGuide(HorizontalAlignment.center) { $0[.trailing] - $0[.third] }
  }

  @ViewBuilder private static var view93: some View {
    HStack {
      Text(verbatim: "a")
    }
    .alignmentGuide(VerticalAlignment.center) { $0[.bottom] - 5 }
  }

  @ViewBuilder private static var view94: some View {
    HStack {
      Text(verbatim: "a")
    }
    .alignmentGuide(VerticalAlignment.center) { $0[.firstTextBaseline] + $0[.below] }
  }

  @ViewBuilder private static var view95: some View {
    HStack {
      Text(verbatim: "a")
    }
    .overlay(alignment: Alignment(horizontal: .center, vertical: .lastTextBaseline)) {
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view96: some View {
    HStack {
      Text(verbatim: "a")
    }
    .background(alignment: Alignment(horizontal: .center, vertical: .lastTextBaseline)) {
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view97: some View {
    HStack {
      Text(verbatim: "a")
    }
    .safeAreaInset(edge: .bottom, alignment: .slanted, spacing: -3) {
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view98: some View {
    HStack {
      Text(verbatim: "a")
    }
    .safeAreaInset(edge: .trailing, alignment: .below, spacing: -3) {
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view99: some View {
    HStack {
      Text(verbatim: "a")
    }
    .mask {
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view100: some View {
    HStack {
      Text(verbatim: "a")
    }
    .overlayPreferenceValue(WidthKey.self) { width in
      Color.gray.frame(width: 10, height: 10)
    }
  }

  @ViewBuilder private static var view101: some View {
    HStack {
      Text(verbatim: "a")
    }
    .backgroundPreferenceValue(WidthKey.self) { Color.red.frame(width: $0, height: 4) }
  }

  @ViewBuilder private static var view102: some View {
    HStack {
      Text(verbatim: "a")
    }
    .background(GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 2) })
  }

  @ViewBuilder private static var view103: some View {
    HStack {
      Text(verbatim: "a")
    }
    .overlay(GeometryReader { Color.red.frame(width: $0.frame(in: .global).minX) })
  }

  @ViewBuilder private static var view104: some View {
    HStack {
      Text(verbatim: "a")
    }
    .overlayPreferenceValue(PlacesKey.self) { places in GeometryReader { proxy in ForEach(0..<places.count, id: \.self) { Color.red.frame(width: proxy[places[$0]].maxX) } } }
  }

  @ViewBuilder private static var view105: some View {
    HStack {
      Text(verbatim: "a")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }

  @ViewBuilder private static var view106: some View {
    HStack {
      Text(verbatim: "a")
    }
    .environment(\.displayScale, 3)
  }

  @ViewBuilder private static var view107: some View {
    HStack {
      Text(verbatim: "a")
    }
    .dynamicTypeSize(.xxLarge)
  }

  @ViewBuilder private static var view108: some View {
    HStack {
      Text(verbatim: "a")
    }
    .controlSize(.large)
  }

  @ViewBuilder private static var view109: some View {
    HStack {
      Text(verbatim: "a")
    }
    .disabled(true)
  }

  @ViewBuilder private static var view110: some View {
    HStack {
      Text(verbatim: "a")
    }
    .labelsHidden()
  }

  @ViewBuilder private static var view111: some View {
    HStack {
      Text(verbatim: "a")
    }
    .buttonStyle(.bordered)
  }

  @ViewBuilder private static var view112: some View {
    HStack {
      Text(verbatim: "a")
    }
    .font(.custom("DejaVuSans", fixedSize: 17))
  }

  @ViewBuilder private static var view113: some View {
    HStack {
      Text(verbatim: "a")
    }
    .font(.title)
  }

  @ViewBuilder private static var view114: some View {
    HStack {
      Text(verbatim: "a")
    }
    .lineLimit(1)
  }

  @ViewBuilder private static var view115: some View {
    HStack {
      Text(verbatim: "a")
    }
    .lineLimit(2, reservesSpace: true)
  }

  @ViewBuilder private static var view116: some View {
    HStack {
      Text(verbatim: "a")
    }
    .truncationMode(.middle)
  }

  @ViewBuilder private static var view117: some View {
    HStack {
      Text(verbatim: "a")
    }
    .minimumScaleFactor(0.1)
  }

  @ViewBuilder private static var view118: some View {
    HStack {
      Text(verbatim: "a")
    }
    .lineSpacing(-2)
  }

  @ViewBuilder private static var view119: some View {
    HStack {
      Text(verbatim: "a")
    }
    .multilineTextAlignment(.trailing)
  }

  @ViewBuilder private static var view120: some View {
    HStack {
      Text(verbatim: "a")
    }
    .bold()
  }

  @ViewBuilder private static var view121: some View {
    HStack {
      Text(verbatim: "a")
    }
    .italic()
  }

  @ViewBuilder private static var view122: some View {
    HStack {
      Text(verbatim: "a")
    }
    .textCase(.uppercase)
  }

  @ViewBuilder private static var view123: some View {
    HStack {
      Text(verbatim: "a")
    }
    .border(Color.black, width: 0.5)
  }

  @ViewBuilder private static var view124: some View {
    HStack {
      Text(verbatim: "a")
    }
    .cornerRadius(5)
  }

  @ViewBuilder private static var view125: some View {
    HStack {
      Text(verbatim: "a")
    }
    .clipShape(Circle())
  }

  @ViewBuilder private static var view126: some View {
    HStack {
      Text(verbatim: "a")
    }
    .clipped()
  }

  @ViewBuilder private static var view127: some View {
    HStack {
      Text(verbatim: "a")
    }
    .opacity(0)
  }

  @ViewBuilder private static var view128: some View {
    HStack {
      Text(verbatim: "a")
    }
    .hidden()
  }

  @ViewBuilder private static var view129: some View {
    HStack {
      Text(verbatim: "a")
    }
    .zIndex(-1)
  }

  @ViewBuilder private static var view130: some View {
    HStack {
      Text(verbatim: "a")
    }
    .rotationEffect(.degrees(90))
  }

  @ViewBuilder private static var view131: some View {
    HStack {
      Text(verbatim: "a")
    }
    .scaleEffect(2, anchor: .topLeading)
  }

  @ViewBuilder private static var view132: some View {
    HStack {
      Text(verbatim: "a")
    }
    .transformEffect(CGAffineTransform(translationX: 1, y: 4))
  }

  @ViewBuilder private static var view133: some View {
    HStack {
      Text(verbatim: "a")
    }
    .rotation3DEffect(.degrees(40), axis: (x: 1, y: 0, z: 0))
  }

  @ViewBuilder private static var view134: some View {
    HStack {
      Text(verbatim: "a")
    }
    .visualEffect { $0.offset(x: $1.size.width / 2, y: $1.frame(in: .global).minY) }
  }

  @ViewBuilder private static var view135: some View {
    HStack {
      Text(verbatim: "a")
    }
    .shadow(radius: 3)
  }

  @ViewBuilder private static var view136: some View {
    HStack {
      Text(verbatim: "a")
    }
    .foregroundStyle(.green)
  }

  @ViewBuilder private static var view137: some View {
    HStack {
      Text(verbatim: "a")
    }
    .modifier(Framed())
  }

  @ViewBuilder private static var view138: some View {
    HStack {
      Text(verbatim: "a")
    }
    .modifier(EmptyModifier())
  }

  @ViewBuilder private static var view139: some View {
    HStack {
      Text(verbatim: "a")
    }
    .id(7)
  }

  @ViewBuilder private static var view140: some View {
    HStack {
      Text(verbatim: "a")
    }
    .accessibilityIdentifier("named")
  }

  @ViewBuilder private static var view141: some View {
    HStack {
      Text(verbatim: "a")
    }
    .preference(key: WidthKey.self, value: 33.5)
  }

  @ViewBuilder private static var view142: some View {
    HStack {
      Text(verbatim: "a")
    }
    .transformPreference(WidthKey.self) { $0 += 3 }
  }

  @ViewBuilder private static var view143: some View {
    HStack {
      Text(verbatim: "a")
    }
    .anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
  }

  @ViewBuilder private static var view144: some View {
    HStack {
      Text(verbatim: "a")
    }
    .onPreferenceChange(WidthKey.self) { _ in }
  }

  @ViewBuilder private static var view145: some View {
    HStack {
      Text(verbatim: "a")
    }
    .onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }
  }

  @ViewBuilder private static var view146: some View {
    HStack {
      Text(verbatim: "a")
    }
    .coordinateSpace(name: "space")
  }

  @ViewBuilder private static var view147: some View {
    Grid {
      GridRow(alignment: .bottom) {
        Text(verbatim: "a")
        Color.gray.frame(width: 10, height: 10)
      }
      GridRow(alignment: .bottom) {
        Text(verbatim: "a")
        Color.gray.frame(width: 10, height: 10)
      }
    }
  }

  static var views: [AnyView] {
    [
      AnyView(view0),
      AnyView(view1),
      AnyView(view2),
      AnyView(view3),
      AnyView(view4),
      AnyView(view5),
      AnyView(view6),
      AnyView(view7),
      AnyView(view8),
      AnyView(view9),
      AnyView(view10),
      AnyView(view11),
      AnyView(view12),
      AnyView(view13),
      AnyView(view14),
      AnyView(view15),
      AnyView(view16),
      AnyView(view17),
      AnyView(view18),
      AnyView(view19),
      AnyView(view20),
      AnyView(view21),
      AnyView(view22),
      AnyView(view23),
      AnyView(view24),
      AnyView(view25),
      AnyView(view26),
      AnyView(view27),
      AnyView(view28),
      AnyView(view29),
      AnyView(view30),
      AnyView(view31),
      AnyView(view32),
      AnyView(view33),
      AnyView(view34),
      AnyView(view35),
      AnyView(view36),
      AnyView(view37),
      AnyView(view38),
      AnyView(view39),
      AnyView(view40),
      AnyView(view41),
      AnyView(view42),
      AnyView(view43),
      AnyView(view44),
      AnyView(view45),
      AnyView(view46),
      AnyView(view47),
      AnyView(view48),
      AnyView(view49),
      AnyView(view50),
      AnyView(view51),
      AnyView(view52),
      AnyView(view53),
      AnyView(view54),
      AnyView(view55),
      AnyView(view56),
      AnyView(view57),
      AnyView(view58),
      AnyView(view59),
      AnyView(view60),
      AnyView(view61),
      AnyView(view62),
      AnyView(view63),
      AnyView(view64),
      AnyView(view65),
      AnyView(view66),
      AnyView(view67),
      AnyView(view68),
      AnyView(view69),
      AnyView(view70),
      AnyView(view71),
      AnyView(view72),
      AnyView(view73),
      AnyView(view74),
      AnyView(view75),
      AnyView(view76),
      AnyView(view77),
      AnyView(view78),
      AnyView(view79),
      AnyView(view80),
      AnyView(view81),
      AnyView(view82),
      AnyView(view83),
      AnyView(view84),
      AnyView(view85),
      AnyView(view86),
      AnyView(view87),
      AnyView(view88),
      AnyView(view89),
      AnyView(view90),
      AnyView(view91),
      AnyView(view92),
      AnyView(view93),
      AnyView(view94),
      AnyView(view95),
      AnyView(view96),
      AnyView(view97),
      AnyView(view98),
      AnyView(view99),
      AnyView(view100),
      AnyView(view101),
      AnyView(view102),
      AnyView(view103),
      AnyView(view104),
      AnyView(view105),
      AnyView(view106),
      AnyView(view107),
      AnyView(view108),
      AnyView(view109),
      AnyView(view110),
      AnyView(view111),
      AnyView(view112),
      AnyView(view113),
      AnyView(view114),
      AnyView(view115),
      AnyView(view116),
      AnyView(view117),
      AnyView(view118),
      AnyView(view119),
      AnyView(view120),
      AnyView(view121),
      AnyView(view122),
      AnyView(view123),
      AnyView(view124),
      AnyView(view125),
      AnyView(view126),
      AnyView(view127),
      AnyView(view128),
      AnyView(view129),
      AnyView(view130),
      AnyView(view131),
      AnyView(view132),
      AnyView(view133),
      AnyView(view134),
      AnyView(view135),
      AnyView(view136),
      AnyView(view137),
      AnyView(view138),
      AnyView(view139),
      AnyView(view140),
      AnyView(view141),
      AnyView(view142),
      AnyView(view143),
      AnyView(view144),
      AnyView(view145),
      AnyView(view146),
      AnyView(view147),
    ]
  }
}
