import { brotliCompressSync } from "node:zlib"
import { fetchRaw } from "../raw-answer.ts"
import { importsOf, scriptsOf } from "./page-scripts.ts"

export const BYTES_PER_KIB = 1024

/** Bytes on the wire; what the server sends uncompressed is compressed here, as a proxy would. */
async function weigh(url: string): Promise<{ bytes: number; imports: string[] }> {
  const compressed = await fetchRaw(url, { "accept-encoding": "br" })
  const plain = await fetchRaw(url, { "accept-encoding": "identity" })
  const isCompressed = compressed.headers["content-encoding"] === "br"
  return {
    bytes: isCompressed ? compressed.body.length : brotliCompressSync(compressed.body).length,
    imports: importsOf(plain.body.toString()).map((path) => new URL(path, url).href),
  }
}

/** All chunks that a page loads by itself: its scripts, its preloads, and their static imports. */
export async function weighPage(pageUrl: string): Promise<{ bytes: number; chunks: number }> {
  const page = await fetchRaw(pageUrl, { accept: "text/html" })
  const waiting = scriptsOf(page.body.toString()).map((path) => new URL(path, pageUrl).href)
  const seen = new Set<string>()
  let bytes = 0
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (seen.has(url)) continue
    seen.add(url)
    const chunk = await weigh(url)
    bytes += chunk.bytes
    waiting.push(...chunk.imports)
  }
  if (seen.size === 0) throw new Error(`${pageUrl} loads no script at all.`)
  return { bytes, chunks: seen.size }
}
