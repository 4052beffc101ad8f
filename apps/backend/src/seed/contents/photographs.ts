import { existsSync, readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { NewPicture, NewProduct } from "@porteka/shop"
import { drawPlaceholder } from "../../pictures/draw-placeholder.ts"

/** Names of the existing photographs. */
export function photographsIn(folder: string): ReadonlySet<string> {
  return new Set(existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.jpg$/, "")) : [])
}

type Pictured = Pick<NewProduct, "pictures" | "looks">

/** The picture of each option value; none until all of them exist. */
export function looksOf(
  { looks = {} }: Pictured,
  taken: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  return Object.values(looks).every((file) => taken.has(file)) ? looks : {}
}

/** A product has the existing photographs; one without any has a single drawn picture. */
export function picturesOf(product: Pictured, taken: ReadonlySet<string>): NewPicture[] {
  const { pictures, looks = {} } = product
  const whole = Object.values(looksOf(product, taken))
  const ofLooks = new Set(Object.values(looks).filter((file) => !isView(file)))
  const shown = pictures.filter(({ file }) => taken.has(file) && (!ofLooks.has(file) || whole.includes(file)))
  return shown.length > 0 ? shown : pictures.slice(0, 1)
}

/** One of the three pictures of every product. */
const isView = (file: string) => /-[123]$/.test(file)

/** A missing second or third photograph is replaced by the first one. */
export function shownPicture(file: string, taken: ReadonlySet<string>): string {
  const first = file.replace(/-[23]$/, "-1")
  return !taken.has(file) && taken.has(first) ? first : file
}

/** The photograph, or a drawing if it is missing. */
export async function readOriginal(folder: string, file: string, group: string): Promise<Buffer> {
  const path = join(folder, `${file}.jpg`)
  return existsSync(path) ? await readFile(path) : await drawPlaceholder(group)
}
