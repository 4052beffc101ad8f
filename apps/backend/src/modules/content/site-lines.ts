import type { HomeSection } from "@porteka/shop"
import { textsForStaff } from "@porteka/shop/languages"
import { staffLanguage, staffText, type Words } from "../../staff-language/staff-language.ts"
import { type LineProblem, type ReadLines, readLines } from "../catalogue/search/own-words.ts"

/** The sections of the home page with their names for the owner. */
export const SECTION_NAMES: Record<HomeSection, Words> = {
  collections: textsForStaff({ hu: "Kollekciók", en: "Collections" }),
  picked: textsForStaff({ hu: "Válogatás", en: "Hand-picked" }),
  new: textsForStaff({ hu: "Újdonságok", en: "New arrivals" }),
  best_sellers: textsForStaff({ hu: "Legtöbbet vitt", en: "Best sellers" }),
  makers: textsForStaff({ hu: "Készítők", en: "Makers" }),
  journal: textsForStaff({ hu: "Magazin", en: "Journal" }),
}

export interface MenuLink {
  label: string
  to: string
}

export interface Redirect {
  /** Path, with its query if that is part of the old URL. */
  from: string
  to: string
  status: 301 | 302
}

const MOST_LABEL_CHARACTERS = 60
const MOST_LINKS = 15
const MOST_REDIRECTS = 2_000

const sections = Object.entries(SECTION_NAMES) as [HomeSection, Words][]
const smallLetters = (text: string) => text.toLocaleLowerCase("hu")

/** One section per line, each once: by its key, or by its name in any language. */
export function readSections(text: string): ReadLines<HomeSection> {
  const known = new Set<HomeSection>()
  return readLines(text, (line) => {
    const section = findSection(line)
    if (!section)
      throw new Error(
        staffText({ hu: `„${line}” nincs a szakaszok között.`, en: `“${line}” is none of the sections.` }),
      )
    requireNew(known, section, SECTION_NAMES[section][staffLanguage()])
    known.add(section)
    return section
  })
}

export const findSection = (name: string): HomeSection | undefined =>
  sections.find(([key, words]) =>
    [key, ...Object.values(words)].some((one) => smallLetters(one) === smallLetters(name)),
  )?.[0]

/** "Felirat | /hu/…" or "Felirat | https://…", one per line. */
export function readMenuLinks(text: string): ReadLines<MenuLink> {
  const known = new Set<string>()
  return readLines(
    text,
    (line) => {
      const [label = "", to = "", ...more] = line.split("|").map((part) => part.trim())
      if (label === "" || to === "" || more.length > 0)
        throw new Error(
          staffText({
            hu: "A felirat (| jel nélkül) és a cím is kell.",
            en: "Both the label (without |) and the address are needed.",
          }),
        )
      if (label.length > MOST_LABEL_CHARACTERS)
        throw new Error(
          staffText({
            hu: `A felirat túl hosszú, legfeljebb ${MOST_LABEL_CHARACTERS} karakter lehet.`,
            en: `The label is too long: at most ${MOST_LABEL_CHARACTERS} characters.`,
          }),
        )
      requireNew(known, requireTarget(to), to)
      known.add(to)
      return { label, to }
    },
    MOST_LINKS,
  )
}

/**
 * "/régi; /hu/új; 301" or the same with tabs, as a spreadsheet copies it; without a number it is permanent
 * (301).
 */
export function readRedirects(text: string): ReadLines<Redirect> {
  const places = new Map<string, number>()
  const lines = readLines(
    text,
    (line, index) => {
      const [given = "", to = "", number = "301", ...more] = line.split(/[;\t]/).map((part) => part.trim())
      if (given === "" || to === "" || more.length > 0)
        throw new Error(
          staffText({
            hu: "A régi és az új cím is kell, pontosvessző nélkül.",
            en: "Both the old and the new address are needed, without semicolons.",
          }),
        )
      if (number !== "301" && number !== "302")
        throw new Error(
          staffText({
            hu: `„${number}” helyett 301 (végleges) vagy 302 (ideiglenes) kell.`,
            en: `301 (for good) or 302 (for a time) instead of “${number}”.`,
          }),
        )
      const from = requireSource(given)
      requireNew(places, from, given)
      places.set(from, index)
      if (redirectSource(requireTarget(to)) === from)
        throw new Error(
          staffText({ hu: `„${given}” önmagára vezetne.`, en: `“${given}” would lead to itself.` }),
        )
      return { from, to, status: Number(number) as Redirect["status"] }
    },
    MOST_REDIRECTS,
  )
  return { read: lines.read, problems: [...lines.problems, ...findChains(lines.read, places)] }
}

/** A redirect to the source of another redirect would need two steps, or create a loop. */
function findChains(redirects: readonly Redirect[], places: ReadonlyMap<string, number>): LineProblem[] {
  const byFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  return redirects.flatMap(({ from, to }) => {
    const next = byFrom.get(redirectSource(to) ?? "")
    if (!next) return []
    const reason = staffText({
      hu: `„${from}” célja („${to}”) maga is átirányítás. Írja ide a végső címet: ${next.to}`,
      en: `Where “${from}” leads (“${to}”) is a redirect itself. Give the last address: ${next.to}`,
    })
    return [{ line: places.get(from) ?? 0, reason }]
  })
}

/**
 * Normalizes a URL for the search of redirects: without the shop's host, trailing slash and fragment, with
 * decoded letters.
 * @returns undefined if it is not the URL of a page
 */
export function redirectSource(address: string): string | undefined {
  if (!/^(\/(?![/\\])|https?:\/\/)/.test(address)) return undefined
  try {
    const { pathname, search } = new URL(address, "https://shop.example")
    return decodeURI(pathname).replace(/\/+$/, "") + search
  } catch {
    return undefined
  }
}

function requireSource(address: string): string {
  const from = redirectSource(address)
  if (from === undefined)
    throw new Error(
      staffText({
        hu: `„${address}” nem egy oldal címe: így kezdődjön: / vagy https://`,
        en: `“${address}” is no address of a page: it begins with / or https://`,
      }),
    )
  if (from === "")
    throw new Error(
      staffText({ hu: "A kezdőlap nem vezethet máshova.", en: "The home page cannot lead elsewhere." }),
    )
  return from
}

function requireTarget(address: string): string {
  if (!/^(https:\/\/[^\s/]+|\/(?![/\\]))\S*$/.test(address))
    throw new Error(
      staffText({
        hu: `„${address}” helyett a bolt egy oldala (/hu/…) vagy webcím (https://…) kell.`,
        en: `A page of the shop (/hu/…) or an address (https://…) instead of “${address}”.`,
      }),
    )
  return address
}

function requireNew<T>(known: { has: (one: T) => boolean }, one: T, written: string): void {
  if (!known.has(one)) return
  throw new Error(staffText({ hu: `„${written}” kétszer szerepel.`, en: `“${written}” stands here twice.` }))
}
