import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import type { ShopContents } from "@porteka/shop"

/** The contents a folder's `index.ts` exports as its default. */
export async function readContents(folder: string): Promise<ShopContents> {
  const { default: contents } = await import(pathToFileURL(resolve(folder, "index.ts")).href)
  return contents
}
