import { join } from "node:path"
import { expect, test } from "vitest"
import { ROOT } from "../house.ts"
import { backEndOperations } from "./back-end.ts"
import { openApiDocument } from "./document.ts"
import { storefrontOperations } from "./storefront.ts"

/** Every route of the back end is loaded. */
const TIMEOUT_MS = 60_000

/** `npm run openapi` writes the files anew. */
const fileOf = (name: string) => join(ROOT, "docs", "openapi", `${name}.json`)

const written = (document: object) => `${JSON.stringify(document, null, 2)}\n`

test(
  "the description of the back end's own routes is up to date",
  async () => {
    const document = openApiDocument(
      "Portéka, back end",
      "The shop's own routes of its Medusa back end. Those of Medusa are described at https://docs.medusajs.com/api.",
      await backEndOperations(),
    )
    await expect(written(document)).toMatchFileSnapshot(fileOf("back-end"))
  },
  TIMEOUT_MS,
)

test(
  "the description of the storefront's calls is up to date",
  async () => {
    const document = openApiDocument(
      "Portéka, storefront",
      "The calls a browser may make, on the shop's own address.",
      await storefrontOperations(),
    )
    await expect(written(document)).toMatchFileSnapshot(fileOf("storefront"))
  },
  TIMEOUT_MS,
)
