import { isOwnPicture, isSafeLink } from "@porteka/documents/render-markdown"
import { findWrongPlaceholder } from "@porteka/documents/shop-text"
import { shop as newShop } from "@porteka/shop"
import { readCoordinates } from "./coordinates.ts"
import { readPicture } from "./picture-value.ts"

/** What is wrong with a value, in the words of the admin; null when nothing is. */
type Check = (text: string) => string | null

/** One value of an entry. A text that differs by language is kept once for each: `title.hu`, `title.en`. */
export interface ContentField {
  name: string
  label: string
  /** What it is for, below the field. */
  hint?: string
  input: "line" | "lines" | "markdown" | "moment" | "picture"
  /** Kept once for each language. */
  isText: boolean
  /** Without it nothing is published: in the shop's first language, or in every one. */
  required: "no" | "first" | "every"
  check: Check
}

/** Begins like an element of HTML: `<script`, `</b`, `<!--`. A lone `<` is a sign like any other. */
const HTML = /<\s*[/!]?\s*[a-z!-]/i
const NO_HTML =
  "HTML-jelet (például <script>) nem lehet beleírni. A szöveget a gombokkal formázza, vagy törölje a < jelet."

const atMost =
  (characters: number): Check =>
  (text) =>
    text.length > characters
      ? `Túl hosszú: ${text.length} karakter, legfeljebb ${characters} lehet.`
      : HTML.test(text)
        ? NO_HTML
        : null

const line =
  (characters: number): Check =>
  (text) =>
    atMost(characters)(text) ?? (/[\r\n]/.test(text) ? "Egyetlen sor lehet." : null)

const MARKDOWN_CHARACTERS = 60_000
const LINK = /(!?)\[[^\]]*\]\(\s*<?([^)\s>]*)/g
const REFERENCE = /^\s{0,3}\[[^\]]+\]:\s*<?(\S+)/gm

const markdown: Check = (text) => atMost(MARKDOWN_CHARACTERS)(text) ?? findWrongTarget(text)

/** Links and pictures that would not be shown: told rather than silently left out. */
function findWrongTarget(text: string): string | null {
  for (const [, picture, target = ""] of text.matchAll(LINK)) {
    if (target.startsWith("{{shop.")) continue
    if (picture && !isOwnPicture(target))
      return `Ez a kép nem a bolté: „${target}”. Képet a Kép gombbal töltsön fel.`
    if (!picture && !isSafeLink(target.replace(/\{\{shop\.[\w.]+\}\}/g, "0")))
      return `Ide nem vezethet hivatkozás: „${target}”. Jó cím például: https://…, /hu/products, mailto:…`
  }
  for (const [, target = ""] of text.matchAll(REFERENCE)) {
    if (!isSafeLink(target)) return `Ide nem vezethet hivatkozás: „${target}”.`
  }
  return null
}

/** With the shop's own data in it: `{{shop.contact.email}}`. */
const shopText: Check = (text) => {
  const wrong = findWrongPlaceholder(text, newShop)
  return (
    markdown(text) ??
    (wrong && `A boltnak nincs ilyen adata: „${wrong}”. Az adatokat „A bolt adata” listából szúrja be.`)
  )
}

const link: Check = (text) =>
  line(500)(text) ??
  (/^(https:\/\/|\/(?!\/))/.test(text) ? null : "Webcím (https://…) vagy a bolt egy oldala lehet (/hu/…).")

const picture: Check = (text) =>
  readPicture(text) ? null : "Ez nem a bolt képe: töltse fel a „Kép választása” gombbal."

/** The last parts of addresses of goods, by commas. */
const handles: Check = (text) => {
  const wrong = text.split(/[\s,]+/).find((handle) => !/^[a-z0-9-]{1,200}$/.test(handle))
  return wrong === undefined
    ? null
    : `„${wrong}” nem termék címe. A termék webcímének utolsó része kell, például haban-kancso.`
}

const moment: Check = (text) => (Number.isNaN(Date.parse(text)) ? "Nem dátum." : null)

/** Reads a table; tells what is wrong with it. */
type ReadField = (text: string) => { problem: string | null }

const lines =
  (read: ReadField): Check =>
  (text) =>
    atMost(MARKDOWN_CHARACTERS)(text) ?? read(text).problem

const coordinates: Check = (text) =>
  readCoordinates(text)
    ? null
    : "Szélesség és hosszúság kell a Kárpát-medencéből, vesszővel elválasztva, például 46.7485, 16.3503."

/** The oldest workshop that still works is younger. */
const FIRST_YEAR = 1000

const year: Check = (text) =>
  /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= new Date().getFullYear()
    ? null
    : "Évszám kell négy számjeggyel, például 1987; jövőbeli nem lehet."

type Options = Pick<Partial<ContentField>, "hint" | "required">

const field = (
  input: ContentField["input"],
  check: Check,
  [name, label, options = {}]: [name: string, label: string, options?: Options],
  isText: boolean,
): ContentField => ({ name, label, input, check, isText, required: "no", ...options })

type Named = [name: string, label: string, options?: Options]

/** A line in each language. */
export const textLine = (characters: number, ...named: Named) => field("line", line(characters), named, true)
/** Some lines in each language. */
export const textLines = (characters: number, ...named: Named) =>
  field("lines", line(characters), named, true)
/** Running text with the shop's data, in each language. */
export const shopMarkdown = (...named: Named) => field("markdown", shopText, named, true)
/** Running text in each language. */
export const markdownText = (...named: Named) => field("markdown", markdown, named, true)
/** A line that is the same in every language. */
export const plainLine = (characters: number, ...named: Named) =>
  field("line", line(characters), named, false)
/** An uploaded picture. */
export const pictureField = (...named: Named) => field("picture", picture, named, false)
/** Goods, by their handles. */
export const handlesField = (...named: Named) => field("line", handles, named, false)
/** An address in each language. */
export const textLink = (...named: Named) => field("line", link, named, true)
/** A day with its time, ISO 8601. */
export const momentField = (...named: Named) => field("moment", moment, named, false)
/** Lines in each language, that are read as a table. */
export const textTable = (read: ReadField, ...named: Named) => field("lines", lines(read), named, true)
/** Lines that are read as a table, the same in every language. */
export const plainTable = (read: ReadField, ...named: Named) => field("lines", lines(read), named, false)
/** A place on the map, the same in every language. */
export const coordinatesField = (...named: Named) => field("line", coordinates, named, false)
/** A year that has begun. */
export const yearField = (...named: Named) => field("line", year, named, false)
