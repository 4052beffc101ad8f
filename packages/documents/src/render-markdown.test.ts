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

  it.each([
    ["<script>alert(1)</script>", "<script"],
    ["a <img src=x onerror=alert(1)> b", "<img"],
    ["[x](javascript:alert(1))", "href"],
    ["[x](//evil.example)", "href"],
    ["![x](https://evil.example/pixel.png)", "<img"],
    ['[x](/a"onclick="alert(1))', 'onclick="'],
    ['![x" onerror="a](/pictures/a-0123456789-1.jpg)', 'onerror="'],
    ["[x](data:text/html,x)", "href"],
  ])("leaves %s without power", (text, dangerous) => {
    expect(renderMarkdown(text)).not.toContain(dangerous)
  })
})
