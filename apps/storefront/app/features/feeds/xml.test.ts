import { describe, expect, it } from "vitest"
import { element, escapeXml } from "./xml.server.ts"

describe("escapeXml", () => {
  it.each([
    ["Bögre & tál <b>", "Bögre &amp; tál &lt;b&gt;"],
    ['"]]>', "&quot;]]&gt;"],
    ["egy\u0000ket\u000b", "egyket"],
    ["🎁", "🎁"],
  ])("%j", (text, expected) => {
    expect(escapeXml(text)).toBe(expected)
  })
})

describe("element", () => {
  it("is left out where there is nothing to say", () => {
    expect([element("a", null), element("a", ""), element("a", undefined), element("a", 0)]).toEqual([
      "",
      "",
      "",
      "<a>0</a>",
    ])
  })
})
