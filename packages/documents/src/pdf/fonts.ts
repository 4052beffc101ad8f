import { readFileSync } from "node:fs"
import { join } from "node:path"
import { create, type Font } from "fontkit"

const FOLDER = join(import.meta.dirname, "..", "..", "fonts")

interface PaperFonts {
  regular: Font
  bold: Font
}

let fonts: PaperFonts | undefined
let wide: Font | undefined

/** The shop's fonts, loaded once for all documents: loading a font costs more than drawing a page with it. */
export function paperFonts(): PaperFonts {
  fonts ??= { regular: read("figtree-regular.ttf"), bold: read("figtree-bold.ttf") }
  return fonts
}

/**
 * Greek, Cyrillic, Hebrew, Arabic, Armenian, Georgian and every Latin letter; loaded with the first text that needs it. Chinese,
 * Japanese and Korean letters are drawn as boxes: their fonts have 5 to 10 MB each, ten times all others here, and the same
 * character has another shape in each of the three languages, which a name does not tell. Mails and pages show them.
 */
export function wideFont(): Font {
  wide ??= read("noto-sans-regular.ttf")
  return wide
}

/** Whether a text has letters that the shop's fonts lack and the wide font has. */
export function needsWideFont(text: string): boolean {
  const { regular } = paperFonts()
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const missing = codes.filter((code) => code > LAST_CONTROL && !regular.hasGlyphForCodePoint(code))
  return missing.length > 0 && missing.some((code) => wideFont().hasGlyphForCodePoint(code))
}

/** Line breaks and tabs are no letters. */
const LAST_CONTROL = 0x1f

/** Each file contains one font; fontkit's types also allow files with several. */
function read(file: string): Font {
  const font = create(readFileSync(join(FOLDER, file))) as Font
  const { layout } = font
  font.layout = (text, ...rest) => {
    try {
      return layout.call(font, text, ...rest)
    } catch {
      return layout.call(font, text, NO_PLACES)
    }
  }
  return font
}

/**
 * fontkit fails on a mark for which the font has no place above its letter, as on struck through letters: then marks stand behind
 * their letters.
 */
const NO_PLACES = { mark: false, mkmk: false }
