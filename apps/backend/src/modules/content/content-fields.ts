import { isOwnPicture, isSafeLink } from "@porteka/documents/render-markdown"
import { findWrongPlaceholder } from "@porteka/documents/shop-text"
import { shop as newShop } from "@porteka/shop"
import { type Locale, textsForStaff } from "@porteka/shop/languages"
import { staffText, type Words } from "../../staff-language/staff-language.ts"
import type { ReadLines } from "../catalogue/search/own-words.ts"
import { readCoordinates } from "./coordinates.ts"
import { isLinkTarget } from "./link-target.ts"
import { readPicture } from "./picture-value.ts"
import { menuRows } from "./row-shapes.ts"
import { commaRows, type RowShape } from "./rows.ts"
import { readMenuLinks } from "./site-lines.ts"

/** Why a value is invalid, in the admin's language; null if it is valid. */
type Check = (text: string) => string | null

/** An error of a value, or of one of its rows. */
export interface Finding {
  reason: string
  /** From 0, for a value with rows. */
  row?: number
}

/** One value of an entry. A text that differs by language is stored once for each: `title.hu`, `title.en`. */
export interface ContentField {
  name: string
  label: Words
  /** Help text below the field. */
  hint?: Words
  input: "line" | "lines" | "markdown" | "moment" | "picture" | "rows"
  /** Of `rows`. */
  shape?: RowShape
  /** What the shop shows while the field is empty, in the language of the text. */
  placeholder?: Readonly<Record<Locale, string>>
  /** What the shop shows while the field is empty; the form begins with it. */
  start?: (locale: Locale) => string
  /** Of `markdown`: may contain the shop's data. */
  hasShopData?: true
  /** Stored once for each language. */
  isText: boolean
  /** Required for publishing: in the shop's first language, or in every one. */
  required: "no" | "first" | "every"
  check: (text: string) => Finding[]
  /** The addresses that a valid value links to. */
  links?: (text: string) => string[]
}

/** Looks like the start of an HTML tag: `<script`, `</b`, `<!--`. A single `<` is allowed. */
const HTML = /<\s*[/!]?\s*[a-z!-]/i
const noHtml = () =>
  staffText({
    hu: "HTML-jelet (például <script>) nem lehet beleírni. A szöveget a gombokkal formázza, vagy törölje a < jelet.",
    en: "HTML (for example <script>) cannot be written here. Format the text with the buttons, or delete the < sign.",
  })

const atMost =
  (characters: number): Check =>
  (text) => {
    if (text.length > characters)
      return staffText({
        hu: `Túl hosszú: ${text.length} karakter, legfeljebb ${characters} lehet.`,
        en: `Too long: ${text.length} characters, at most ${characters}.`,
      })
    return HTML.test(text) ? noHtml() : null
  }

const line =
  (characters: number): Check =>
  (text) =>
    atMost(characters)(text) ??
    (/[\r\n]/.test(text) ? staffText({ hu: "Egyetlen sor lehet.", en: "Only a single line." }) : null)

const MARKDOWN_CHARACTERS = 60_000
const LINK = /(!?)\[[^\]]*\]\(\s*<?([^)\s>]*)/g
const REFERENCE = /^\s{0,3}\[[^\]]+\]:\s*<?(\S+)/gm

const markdown: Check = (text) => atMost(MARKDOWN_CHARACTERS)(text) ?? findWrongTarget(text)

/** Links and pictures that would not be shown: reported instead of silently removed. */
function findWrongTarget(text: string): string | null {
  for (const [, picture, target = ""] of text.matchAll(LINK)) {
    if (target.startsWith("{{shop.")) continue
    if (picture && !isOwnPicture(target))
      return staffText({
        hu: `Ez a kép nem a bolté: „${target}”. Képet a Kép gombbal töltsön fel.`,
        en: `This picture is not the shop's: “${target}”. Upload pictures with the button “Picture”.`,
      })
    if (!picture && !isLinkTarget(target))
      return staffText({
        hu: `Ide nem vezethet hivatkozás: „${target}”. Jó cím például: https://…, /hu/products, mailto:…`,
        en: `No link can lead here: “${target}”. Good addresses are for example https://…, /hu/products, mailto:…`,
      })
  }
  for (const [, target = ""] of text.matchAll(REFERENCE)) {
    if (!isSafeLink(target))
      return staffText({
        hu: `Ide nem vezethet hivatkozás: „${target}”.`,
        en: `No link can lead here: “${target}”.`,
      })
  }
  return null
}

const linksOf = (text: string): string[] =>
  [...text.matchAll(LINK)].flatMap(([, picture, to]) => (picture || !to ? [] : [to]))

/** May contain the shop's data: `{{shop.contact.email}}`. */
const shopText: Check = (text) => {
  const wrong = findWrongPlaceholder(text, newShop)
  return (
    markdown(text) ??
    (wrong &&
      staffText({
        hu: `A boltnak nincs ilyen adata: „${wrong}”. Az adatokat „A bolt adata” listából szúrja be.`,
        en: `The shop has no such data: “${wrong}”. Insert data from the list “Data of the shop”.`,
      }))
  )
}

const link: Check = (text) =>
  line(500)(text) ??
  (/^(https:\/\/|\/(?!\/))/.test(text)
    ? null
    : staffText({
        hu: "Webcím (https://…) vagy a bolt egy oldala lehet (/hu/…).",
        en: "An address (https://…) or a page of the shop (/hu/…).",
      }))

const picture: Check = (text) =>
  readPicture(text)
    ? null
    : staffText({
        hu: "Ez nem a bolt képe: töltse fel a „Kép választása” gombbal.",
        en: "This is not the shop's picture: upload it with the button “Choose a picture”.",
      })

const moment: Check = (text) =>
  Number.isNaN(Date.parse(text)) ? staffText({ hu: "Nem dátum.", en: "No date." }) : null

/** Parses a table and reports its errors. */
type ReadField = (text: string) => Pick<ReadLines<unknown>, "problems">

type CheckRows = (text: string) => Finding[]

const lines =
  (read: ReadField): CheckRows =>
  (text) => {
    const reason = atMost(MARKDOWN_CHARACTERS)(text)
    return reason === null
      ? read(text).problems.map(({ line: row, reason }) => ({ row, reason }))
      : [{ reason }]
  }

/** Product handles. */
const handles: CheckRows = (text) =>
  text.split(/\s*,\s*/).flatMap((handle, row) => {
    if (/^[a-z0-9-]{1,200}$/.test(handle)) return []
    const reason = staffText({
      hu: `„${handle}” nem webcím: a webcímének utolsó része kell, például haban-kancso.`,
      en: `“${handle}” is no address: the last part of its address is needed, for example haban-kancso.`,
    })
    return [{ row, reason }]
  })

const coordinates: Check = (text) =>
  readCoordinates(text)
    ? null
    : staffText({
        hu: "Szélesség és hosszúság kell a Kárpát-medencéből, vesszővel elválasztva, például 46.7485, 16.3503.",
        en: "Latitude and longitude from the Carpathian Basin, divided by a comma, for example 46.7485, 16.3503.",
      })

/** The oldest workshop that still exists is newer. */
const FIRST_YEAR = 1000

const year: Check = (text) =>
  /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= new Date().getFullYear()
    ? null
    : staffText({
        hu: "Évszám kell négy számjeggyel, például 1987; jövőbeli nem lehet.",
        en: "A year of four digits, for example 1987, and none to come.",
      })

type Options = Pick<Partial<ContentField>, "required" | "placeholder" | "start" | "links"> & {
  hint?: { hu: string; en: string }
}
type Label = { hu: string; en: string }
type Named = [name: string, label: Label, options?: Options]
/** Whether each language has a text of its own. */
type Scope = "each language" | "all languages"

const fieldOf = (
  input: ContentField["input"],
  check: ContentField["check"],
  [name, label, { hint, ...options } = {}]: Named,
  scope: Scope,
): ContentField => ({
  name,
  input,
  check,
  isText: scope === "each language",
  required: "no",
  ...options,
  label: textsForStaff(label),
  ...(hint && { hint: textsForStaff(hint) }),
})

const field = (input: ContentField["input"], check: Check, named: Named, scope: Scope): ContentField =>
  fieldOf(
    input,
    (text) => [check(text)].flatMap((reason) => (reason === null ? [] : [{ reason }])),
    named,
    scope,
  )

const rowsOf = (shape: RowShape, check: CheckRows, named: Named, scope: Scope): ContentField => ({
  ...fieldOf("rows", check, named, scope),
  shape,
})

/** A single line in each language. */
export const textLine = (characters: number, ...named: Named) =>
  field("line", line(characters), named, "each language")
/** Several lines in each language. */
export const textLines = (characters: number, ...named: Named) =>
  field("lines", line(characters), named, "each language")
/** Markdown with the shop's data, in each language. */
export const shopMarkdown = (...named: Named): ContentField => ({
  ...field("markdown", shopText, named, "each language"),
  hasShopData: true,
  links: linksOf,
})
/** Markdown in each language. */
export const markdownText = (...named: Named): ContentField => ({
  ...field("markdown", markdown, named, "each language"),
  links: linksOf,
})
/** A single line that is the same in every language. */
export const plainLine = (characters: number, ...named: Named) =>
  field("line", line(characters), named, "all languages")
/** An uploaded picture. */
export const pictureField = (...named: Named) => field("picture", picture, named, "all languages")
/** Products or collections, by their handles. */
export const handlesField = (records: "products" | "collections", ...named: Named) =>
  rowsOf(commaRows({ label: HANDLE, records }), handles, named, "all languages")
/** A URL in each language. */
export const textLink = (...named: Named): ContentField => ({
  ...field("line", link, named, "each language"),
  links: (text) => [text],
})
/** Date and time, ISO 8601. */
export const momentField = (...named: Named) => field("moment", moment, named, "all languages")
/** Links in each language. */
export const menuField = (...[name, label, options]: Named): ContentField =>
  textRows(menuRows, readMenuLinks, name, label, {
    ...options,
    links: (text) => readMenuLinks(text).read.map(({ to }) => to),
  })
/** Rows in each language. */
export const textRows = (shape: RowShape, read: ReadField, ...named: Named) =>
  rowsOf(shape, lines(read), named, "each language")
/** Rows that are the same in every language. */
export const plainRowsField = (shape: RowShape, read: ReadField, ...named: Named) =>
  rowsOf(shape, lines(read), named, "all languages")
/** Coordinates, the same in every language. */
export const coordinatesField = (...named: Named) => field("line", coordinates, named, "all languages")
/** A year that is not in the future. */
export const yearField = (...named: Named) => field("line", year, named, "all languages")

const HANDLE = textsForStaff({ hu: "A webcím utolsó része", en: "Last part of the address" })
