import { describe, expect, it } from "vitest"
import { withStructuredData } from "./structured-data.server.ts"

const page = "<html><head><title>x</title></head><body></body></html>"

describe("withStructuredData", () => {
  it("puts each item at the end of the head, with its context", () => {
    expect(withStructuredData(page, [{ "@type": "WebSite" }, { "@type": "Organization" }])).toBe(
      '<html><head><title>x</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite"}</script>' +
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization"}</script></head><body></body></html>',
    )
  })

  it("cannot be closed by a text, and takes a text as it is", () => {
    const html = withStructuredData(page, [{ name: "</script><script>alert(1)</script> $& $1" }])
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).toContain("$& $1")
  })

  it("leaves a page without data as it is", () => {
    expect(withStructuredData(page, [])).toBe(page)
  })
})
