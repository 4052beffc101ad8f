import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { chooseEncoding, encodeBody, encodeOnce, matchesEtag } from "./encoded-body.server.ts"

const text = "Kézzel készült bögre. ".repeat(200)

describe("encodeBody", () => {
  it("stores the same text in every encoding", async () => {
    const body = await encodeBody(Buffer.from(text))
    expect(brotliDecompressSync(body.br ?? Buffer.alloc(0)).toString()).toBe(text)
    expect(gunzipSync(body.gzip ?? Buffer.alloc(0)).toString()).toBe(text)
  })

  it("keeps no more memory than the bytes it stores", async () => {
    const { br, gzip } = await encodeBody(Buffer.from(text))
    for (const bytes of [br, gzip]) expect(bytes?.buffer.byteLength).toBe(bytes?.length)
  })

  it("leaves small bodies as they are", async () => {
    expect(await encodeBody(Buffer.from("ok"))).toMatchObject({ br: null, gzip: null })
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

describe("encodeOnce", () => {
  it("compresses in the one encoding wanted", () => {
    const zipped = encodeOnce(Buffer.from(text), "gzip")
    expect(zipped.br).toBeNull()
    expect(gunzipSync(zipped.gzip ?? Buffer.alloc(0)).toString()).toBe(text)
    const brotli = encodeOnce(Buffer.from(text), "br")
    expect(brotli.gzip).toBeNull()
    expect(brotliDecompressSync(brotli.br ?? Buffer.alloc(0)).toString()).toBe(text)
    expect(encodeOnce(Buffer.from(text), "identity")).toMatchObject({ br: null, gzip: null })
  })

  it("names the same text as encodeBody does", async () => {
    const { etag } = await encodeBody(Buffer.from(text))
    expect(encodeOnce(Buffer.from(text), "br").etag).toBe(etag)
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
