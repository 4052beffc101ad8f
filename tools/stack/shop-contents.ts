import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { UserError } from "../bootstrap/user-error.mjs"
import { DEMO, ROOT } from "../programs/project-paths.ts"
import { DEMO_CONTENTS, NO_CONTENTS } from "./settings.ts"
import { hashSources } from "./source-hash.ts"

/** Code that the seed uses to load contents. */
const SEED_SOURCES = ["apps/backend/src/seed", "packages/shop/src"]

/**
 * The folder of the contents; undefined for an empty shop.
 * @throws {UserError} if there is no such folder
 */
export function findContentsFolder(contents: string): string | undefined {
  if (contents === NO_CONTENTS) return undefined
  const folder = contents === DEMO_CONTENTS ? DEMO : resolve(ROOT, contents)
  if (existsSync(join(folder, "index.ts"))) return folder
  throw new UserError(
    `There are no contents in ${folder}: it has no index.ts.`,
    "SHOP_CONTENTS is demo, none, or a folder as docs/your-own-shop.md describes it.",
  )
}

/** A hash that changes with the contents and with the code that loads them. */
export function contentsVersion(contents: string): string {
  const folder = findContentsFolder(contents)
  return hashSources("/", [...SEED_SOURCES.map((path) => join(ROOT, path)), ...(folder ? [folder] : [])])
}

/** The name of the contents in messages. */
export function nameOfContents(contents: string): string {
  if (contents === NO_CONTENTS) return "no products"
  return contents === DEMO_CONTENTS ? "the demo products" : `the products of ${contents}`
}
