import { gzipSync } from "node:zlib"
import { rolldown } from "rolldown"

export const SDK_BUDGET_KIB = 6

const ENTRY = "sdk-bundle-entry"

/** Bytes, compressed, of a browser bundle that holds these lines and what they use of the commerce client. */
export async function weighBundle(lines: string): Promise<{ bytes: number; code: string }> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: import.meta.dirname,
    platform: "browser",
    plugins: [
      {
        name: "entry",
        resolveId: (id, importer) => {
          if (id === ENTRY) return `${import.meta.dirname}/${ENTRY}.js`
          if (importer !== undefined && /^node:/.test(id)) throw new Error(`${importer} imports ${id}`)
          return null
        },
        load: (id) => (id.endsWith(`${ENTRY}.js`) ? lines : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: "esm", minify: true })
  const [{ code }] = output
  return { bytes: gzipSync(code).length, code }
}

/** What a page needs that shows one cart. */
export const ONE_STORE_CALL = `
  import { createClient } from "@porteka/commerce-sdk"
  import { carts } from "@porteka/commerce-sdk/store"
  const client = createClient({ baseUrl: "https://shop.example" }, { carts })
  client.carts.retrieve("cart_1").then(console.log)
`
