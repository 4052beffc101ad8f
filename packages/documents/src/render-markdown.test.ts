import { describe, expect, it } from "vitest"
import { renderMarkdown } from "./render-markdown.ts"

describe("renderMarkdown", () => {
  it("makes paragraphs, titles and links", () => {
    expect(renderMarkdown("## A minta\n\nEgy [link](/hu/products).")).toBe(
      '<h2>A minta</h2>\n<p>Egy <a href="/hu/products">link</a>.</p>\n',
    )
  })

  it("shows pictures of the shop", () => {
    expect(renderMarkdown("![Bögre](/pictures/bogre-0123456789-800.jpg)")).toContain(
      '<img src="/pictures/bogre-0123456789-800.jpg" alt="Bögre" loading="lazy">',
    )
  })

  it("repeats the name of its column at each cell of a table, for screens on which the rows are stacked", () => {
    expect(renderMarkdown("| Név | **Meddig** |\n| --- | --- |\n| `session` | 30 nap |")).toBe(
      '<table role="table"><thead role="rowgroup"><tr role="row">' +
        '<th role="columnheader" scope="col">Név</th>' +
        '<th role="columnheader" scope="col"><strong>Meddig</strong></th></tr></thead>' +
        '<tbody role="rowgroup"><tr role="row"><td role="cell" data-label="Név"><code>session</code></td>' +
        '<td role="cell" data-label="Meddig">30 nap</td></tr></tbody></table>\n',
    )
  })

  it.each([
    ["<script>alert(1)</script>", "<script"],
    ["a <img src=x onerror=alert(1)> b", "<img"],
    ["[x](javascript:alert(1))", "href"],
    ["[x](//evil.example)", "href"],
    ["![x](https://evil.example/pixel.png)", "<img"],
    ['[x](/a"onclick="alert(1))', 'onclick="'],
    ['![x" onerror="a](/pictures/a-0123456789-1.jpg)', 'onerror="'],
    ["[x](data:text/html,x)", "href"],
    ['| a" onclick="b |\n| --- |\n| c |', 'onclick="'],
  ])("leaves %s without power", (text, dangerous) => {
    expect(renderMarkdown(text)).not.toContain(dangerous)
  })
})
