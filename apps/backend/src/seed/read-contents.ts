import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import type { ShopContents } from "@porteka/shop"

/** The default export of a folder's `index.ts`. */
export async function readContents(folder: string): Promise<ShopContents> {
  const { default: contents } = await import(pathToFileURL(resolve(folder, "index.ts")).href)
  return contents
}
