import { readFileSync } from "node:fs"
import { join } from "node:path"
import { create, type Font } from "fontkit"

const FOLDER = join(import.meta.dirname, "..", "..", "fonts")

interface PaperFonts {
  regular: Font
  bold: Font
}

let fonts: PaperFonts | undefined

/** The shop's fonts, loaded once for all documents: loading a font costs more than drawing a page with it. */
export function paperFonts(): PaperFonts {
  fonts ??= { regular: read("figtree-regular.ttf"), bold: read("figtree-bold.ttf") }
  return fonts
}

/** Each file contains one font; fontkit's types also allow files with several. */
const read = (file: string) => create(readFileSync(join(FOLDER, file))) as Font
