import { readFile } from "node:fs/promises"

const DESCRIPTION = new URL("../../../../../docs/openapi/storefront.json", import.meta.url)

/** The API description of this shop, in development only (ADR 0051). */
export async function loader() {
  return new Response(await readFile(DESCRIPTION, "utf8"), {
    headers: { "content-type": "application/json" },
  })
}
