import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { chooseEncoding, encodeBody, matchesEtag } from "./encoded-body.server.ts"

const text = "Kézzel készült bögre. ".repeat(200)

describe("encodeBody", () => {
  it("stores the same text in every encoding", async () => {
    const body = await encodeBody(Buffer.from(text))
    expect(brotliDecompressSync(body.br ?? Buffer.alloc(0)).toString()).toBe(text)
    expect(gunzipSync(body.gzip ?? Buffer.alloc(0)).toString()).toBe(text)
  })

  it("leaves small bodies as they are", async () => {
    expect(await encodeBody(Buffer.from("ok"))).toMatchObject({ br: null, gzip: null })
  })

  it("compresses an answer that is not stored in one encoding only", async () => {
    const body = await encodeBody(Buffer.from(text), ["gzip"])
    expect(body.br).toBeNull()
    expect(gunzipSync(body.gzip ?? Buffer.alloc(0)).toString()).toBe(text)
  })

  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5", "br"],
    ["deflate", "identity"],
    [undefined, "identity"],
  ])("%s gets %s", async (header, encoding) => {
    expect(chooseEncoding(await encodeBody(Buffer.from(text)), header).encoding).toBe(encoding)
  })
})

describe("matchesEtag", () => {
  it.each([
    ['W/"abc"', true],
    ['"abc"', true],
    ['"x", W/"abc"', true],
    ['"abd"', false],
    [undefined, false],
  ])("%s", (header, matches) => {
    expect(matchesEtag(header, 'W/"abc"')).toBe(matches)
  })
})
