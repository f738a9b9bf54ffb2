// SPDX-License-Identifier: MIT

/// The page that shows all scenes, with links to their files.
struct GalleryPage {
  let scenes: [Scene]

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>ViewTree gallery</title>
    <style>
    body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem; font: 1rem/1.4 system-ui, sans-serif;
      color: #222; background: #f4f4f6 }
    main { columns: 22rem; column-gap: 1.5rem }
    article { break-inside: avoid; margin: 0 0 1.5rem; padding: 1rem; background: #fff;
      border-radius: 8px }
    h2 { margin: 0; font-size: 1.1rem }
    p { margin: .3rem 0 .8rem }
    img { display: block; max-width: 100%; height: auto; outline: 1px solid #ddd }
    footer { margin-top: .6rem; font-size: .9rem }
    </style>
    <h1>ViewTree gallery</h1>
    <main>
    \(scenes.map(article).joined(separator: "\n"))
    </main>
    </html>

    """
  }

  private func article(_ scene: Scene) -> String {
    """
    <article>
    <h2>\(htmlText(scene.name))</h2>
    <p>\(htmlText(scene.summary))</p>
    <a href="\(scene.name).html"><img src="\(scene.name).svg" alt="\(htmlText(scene.summary))" \
    width="\(scene.size.width)" height="\(scene.size.height)"></a>
    <footer>\(Format.allCases.reversed().map { link(scene, $0) }.joined(separator: " · "))</footer>
    </article>
    """
  }

  private func link(_ scene: Scene, _ format: Format) -> String {
    "<a href=\"\(scene.name).\(format.fileExtension)\">\(format.rawValue)</a>"
  }
}
