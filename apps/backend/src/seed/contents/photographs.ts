import { existsSync, readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { NewPicture, NewProduct } from "@porteka/shop"
import { drawPlaceholder } from "../../pictures/draw-placeholder.ts"

/** Names of the photographs that have been taken. */
export function photographsIn(folder: string): ReadonlySet<string> {
  return new Set(existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.jpg$/, "")) : [])
}

type Pictured = Pick<NewProduct, "pictures" | "looks">

/** Which picture shows the goods with a value of an option; none until all of them have been taken. */
export function looksOf(
  { looks = {} }: Pictured,
  taken: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  return Object.values(looks).every((file) => taken.has(file)) ? looks : {}
}

/** A product shows the pictures that have been taken; one without any shows a single drawn one. */
export function picturesOf(product: Pictured, taken: ReadonlySet<string>): NewPicture[] {
  const { pictures, looks = {} } = product
  const whole = Object.values(looksOf(product, taken))
  const ofLooks = new Set(Object.values(looks).filter((file) => !isView(file)))
  const shown = pictures.filter(({ file }) => taken.has(file) && (!ofLooks.has(file) || whole.includes(file)))
  return shown.length > 0 ? shown : pictures.slice(0, 1)
}

/** One of the three pictures every product has. */
const isView = (file: string) => /-[123]$/.test(file)

/** What stands in for a product's second or third picture until it is taken: its first one. */
export function shownPicture(file: string, taken: ReadonlySet<string>): string {
  const first = file.replace(/-[23]$/, "-1")
  return !taken.has(file) && taken.has(first) ? first : file
}

/** The photograph, or a drawing where it is missing. */
export async function readOriginal(folder: string, file: string, group: string): Promise<Buffer> {
  const path = join(folder, `${file}.jpg`)
  return existsSync(path) ? await readFile(path) : await drawPlaceholder(group)
}
