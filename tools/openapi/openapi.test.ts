import { join } from "node:path"
import { expect, test } from "vitest"
import { ROOT } from "../programs/project-paths.ts"
import { describeBackEnd } from "./back-end.ts"
import { openApiDocument } from "./document.ts"
import { describeStorefront } from "./storefront.ts"

/**
 * Loads every route of the back end and infers the types of the storefront's answers, which takes up to a
 * minute on a busy machine.
 */
const TIMEOUT_MS = 300_000

/** `npm run openapi` updates the files. */
const fileOf = (name: string) => join(ROOT, "docs", "openapi", `${name}.json`)

const written = (document: object) => `${JSON.stringify(document, null, 2)}\n`

test(
  "the description of the back end's own routes is up to date",
  async () => {
    await expect(written(openApiDocument(await describeBackEnd()))).toMatchFileSnapshot(fileOf("back-end"))
  },
  TIMEOUT_MS,
)

test(
  "the description of the storefront's calls is up to date",
  async () => {
    await expect(written(openApiDocument(await describeStorefront()))).toMatchFileSnapshot(
      fileOf("storefront"),
    )
  },
  TIMEOUT_MS,
)
