import { describe, expect, it } from "vitest"
import { element } from "./xml.server.ts"

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
