import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { build } from "vite"
import { onTestFinished } from "vitest"

let bundle: Promise<string> | undefined

/** Bundles the page once for all tests. */
async function bundlePage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL("shop.tsx", import.meta.url)), formats: ["iife"], name: "shop" },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && "output" in first ? first.output.find((one) => one.type === "chunk") : undefined
  if (chunk === undefined) throw new Error("The page was not bundled")
  return chunk.code
}

const page = (sandboxUrl: string) => `<!doctype html>
<html lang="hu"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
<script src="${sandboxUrl}/endive/stripe.js"></script></head>
<body><main><h1>Shop</h1><div id="root"></div></main><script src="/shop.js"></script></body></html>`

/** The policy that a shop with the sandbox needs: its script, its iframe, its API. */
const policy = (sandboxUrl: string) =>
  `default-src 'none'; script-src 'self' ${sandboxUrl}; frame-src ${sandboxUrl}; connect-src ${sandboxUrl}; img-src data:`

/** A shop of another origin whose payment page loads the sandbox's script. */
export async function runShop(sandboxUrl: string): Promise<string> {
  bundle ??= bundlePage()
  const code = await bundle
  const server = createServer((request, response) => {
    const isScript = request.url === "/shop.js"
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8")
    response.setHeader("content-security-policy", policy(sandboxUrl))
    const html = request.url?.startsWith("/pay") ? page(sandboxUrl) : "<!doctype html><title>Back</title>"
    response.end(isScript ? code : html)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
