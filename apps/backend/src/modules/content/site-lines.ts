import type { HomeSection } from "@porteka/shop"
import { type ReadLines, readLines } from "../catalogue/search/own-words.ts"

/** The sections of the home page as the owner names them. */
export const SECTION_NAMES: Record<HomeSection, string> = {
  collections: "Kollekciók",
  picked: "Válogatás",
  new: "Újdonságok",
  best_sellers: "Legtöbbet vitt",
  makers: "Készítők",
  journal: "Magazin",
}

export interface MenuLink {
  label: string
  to: string
}

export interface Redirect {
  /** Path, with its query when that is part of the old address. */
  from: string
  to: string
  status: 301 | 302
}

const MOST_LABEL_CHARACTERS = 60
const MOST_LINKS = 15
const MOST_REDIRECTS = 2_000

const sections = Object.entries(SECTION_NAMES) as [HomeSection, string][]
const smallLetters = (text: string) => text.toLocaleLowerCase("hu")

/** One section a line, each once. */
export function readSections(text: string): ReadLines<HomeSection> {
  const known = new Set<HomeSection>()
  return readLines(text, (line) => {
    const [section] = sections.find(([, name]) => smallLetters(name) === smallLetters(line)) ?? []
    if (!section)
      throw new Error(
        `„${line}” nincs a szakaszok között. Ezek vannak: ${Object.values(SECTION_NAMES).join(", ")}.`,
      )
    requireNew(known, section, line)
    return section
  })
}

/** "Felirat | /hu/…" or "Felirat | https://…", one a line. */
export function readMenuLinks(text: string): ReadLines<MenuLink> {
  const known = new Set<string>()
  return readLines(
    text,
    (line) => {
      const [label = "", to = "", ...more] = line.split("|").map((part) => part.trim())
      if (label === "" || to === "" || more.length > 0)
        throw new Error("így kell: Felirat | /hu/… vagy Felirat | https://…")
      if (label.length > MOST_LABEL_CHARACTERS)
        throw new Error(`a felirat túl hosszú, legfeljebb ${MOST_LABEL_CHARACTERS} karakter lehet.`)
      requireNew(known, requireTarget(to), to)
      return { label, to }
    },
    MOST_LINKS,
  )
}

/** "/régi; /hu/új; 301" or the same by tabs, as a spreadsheet copies it; without a number it is for good (301). */
export function readRedirects(text: string): ReadLines<Redirect> {
  const known = new Set<string>()
  const lines = readLines(
    text,
    (line) => {
      const [given = "", to = "", number = "301", ...more] = line.split(/[;\t]/).map((part) => part.trim())
      if (given === "" || to === "" || more.length > 0)
        throw new Error("így kell: /regi-cim; /hu/uj-cim; 301")
      if (number !== "301" && number !== "302")
        throw new Error(`„${number}” helyett 301 (végleges) vagy 302 (ideiglenes) kell.`)
      const from = requireSource(given)
      requireNew(known, from, given)
      if (redirectSource(requireTarget(to)) === from) throw new Error(`„${given}” önmagára vezetne.`)
      return { from, to, status: Number(number) as Redirect["status"] }
    },
    MOST_REDIRECTS,
  )
  return { ...lines, problem: lines.problem ?? findChain(lines.read) }
}

/** What leads on to another line would take browsers two steps, or round in a circle. */
function findChain(redirects: readonly Redirect[]): string | null {
  const byFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  for (const { from, to } of redirects) {
    const next = byFrom.get(redirectSource(to) ?? "")
    if (next) return `„${from}” célja („${to}”) maga is átirányítás. Írja ide a végső címet: ${next.to}`
  }
  return null
}

/**
 * An address in the form in which redirects are looked for: without the shop's name, a last slash or what comes behind a #,
 * its letters readable.
 * @returns undefined for what is no address of a page
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
  if (from === undefined) throw new Error(`„${address}” nem egy oldal címe: így kezdődjön: / vagy https://`)
  if (from === "") throw new Error("a kezdőlap nem vezethet máshova.")
  return from
}

function requireTarget(address: string): string {
  if (!/^(https:\/\/[^\s/]+|\/(?![/\\]))\S*$/.test(address))
    throw new Error(`„${address}” helyett a bolt egy oldala (/hu/…) vagy webcím (https://…) kell.`)
  return address
}

function requireNew<T>(known: Set<T>, one: T, written: string): void {
  if (known.has(one)) throw new Error(`„${written}” kétszer szerepel.`)
  known.add(one)
}
