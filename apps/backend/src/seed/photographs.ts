import { existsSync, readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { drawPlaceholder } from "../pictures/draw-placeholder.ts"
import type { SeedPicture, SeedProduct } from "./catalogue/types.ts"

const ORIGINALS_DIR = join(__dirname, "pictures", "originals")

/** Names of the photographs that have been taken. */
export const photographs: ReadonlySet<string> = new Set(
  existsSync(ORIGINALS_DIR) ? readdirSync(ORIGINALS_DIR).map((file) => file.replace(/\.jpg$/, "")) : [],
)

/** A product shows the pictures that have been taken; one without any shows a single drawn one. */
export function picturesOf({ pictures }: Pick<SeedProduct, "pictures">, taken = photographs): SeedPicture[] {
  const shown = pictures.filter(({ file }) => taken.has(file))
  return shown.length > 0 ? shown : pictures.slice(0, 1)
}

/** What stands in for a product's second or third picture until it is taken: its first one. */
export function shownPicture(file: string, taken = photographs): string {
  const first = file.replace(/-[23]$/, "-1")
  return !taken.has(file) && taken.has(first) ? first : file
}

/** The photograph, or a drawing where it is missing. */
export async function readOriginal(file: string, group: string): Promise<Buffer> {
  return photographs.has(file)
    ? await readFile(join(ORIGINALS_DIR, `${file}.jpg`))
    : await drawPlaceholder(group)
}
