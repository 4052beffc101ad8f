import { describe, expect, it } from "vitest"
import { readShopper } from "./shopper.ts"

const ask = (headers: Record<string, string>, ip = "127.0.0.1", remoteAddress = ip) =>
  readShopper({ headers, ip, socket: { remoteAddress } } as never, ["198.51.100.7"])

describe("the client that a call is made for", () => {
  it.each([
    ["193.224.41.7", "193.224.41.7", "193.224.x.x"],
    ["::ffff:193.224.41.7", "193.224.41.7", "193.224.x.x"],
    ["2001:4c48:2:a33f::1", "2001:4c48:2:a33f::1", "2001:4c48:x"],
    ["127.0.0.1", null, null],
    ["10.1.2.3", null, null],
    ["172.20.0.1", null, null],
    ["::1", null, null],
    ["not an address", null, null],
  ])("%s counts as %s and is shown as %s", (typed, address, place) => {
    expect(ask({ "x-shopper-address": typed })).toMatchObject({ address, place })
  })

  it("is the caller itself if no other one is named", () => {
    expect(ask({}, "193.224.41.7").address).toBe("193.224.41.7")
  })

  it.each([
    ["the internet itself", "193.224.41.7", "193.224.41.7"],
    ["the internet, and forges a proxy", "10.0.0.1", "193.224.41.7"],
    ["a proxy of ours", "193.224.41.7", "10.0.0.2"],
  ])("names nobody else to the shop from %s", (_, ip, peer) => {
    expect(ask({ "x-shopper-address": "203.0.113.5" }, ip, peer).address).toBe("193.224.41.7")
  })

  it("is the one named by a storefront of ours, also over the internet", () => {
    expect(ask({ "x-shopper-address": "203.0.113.5" }, "10.0.0.1", "10.0.0.2").address).toBe("203.0.113.5")
    expect(ask({ "x-shopper-address": "203.0.113.5" }, "198.51.100.7").address).toBe("203.0.113.5")
  })

  it("limits the length of a browser id, and refuses invalid text", () => {
    expect(ask({ "x-shopper-browser": "x".repeat(65) }).browser).toBeNull()
    expect(ask({ "x-shopper-device": "%zz" }).device).toBe("")
  })
})
