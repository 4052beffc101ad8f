import { FACETS, type Facet, type FacetKey } from "@porteka/shop"
import { type ReadLines, readLines } from "../search/own-words.ts"

/** How a language's lists name and order their facets, where the owner wants it otherwise than the code. */
export interface FacetSettings {
  /** Names by facet, or by facet and value. */
  names: ReadonlyMap<string, string>
  /** Facets that come first, each with the values that come first in it. */
  order: readonly FacetValues[]
  /** Values that are not offered; without any the whole facet. */
  hidden: readonly FacetValues[]
}

export interface FacetValues {
  facet: FacetKey
  values: string[]
}

interface FacetName {
  target: string
  name: string
}

export const NO_FACET_SETTINGS: FacetSettings = { names: new Map(), order: [], hidden: [] }

/** What a facet or one of its values is kept under in `names`. */
export const nameKey = (facet: FacetKey, value = "") => `${facet} ${value}`

const MOST_NAME_CHARACTERS = 60

/** "Szín = Árnyalat", "Szín: Kék = Indigókék": other names. */
export function readFacetNames(text: string): ReadLines<FacetName> {
  const known = new Set<string>()
  return readLines(text, (line) => {
    const [of = "", name = "", ...more] = line.split("=").map((part) => part.trim())
    if (name === "" || more.length > 0)
      throw new Error("így kell: Szín = Árnyalat, vagy Szín: Kék = Indigókék.")
    if (name.length > MOST_NAME_CHARACTERS)
      throw new Error(`„${name}” túl hosszú, legfeljebb ${MOST_NAME_CHARACTERS} karakter lehet.`)
    const { facet, values } = readFacetValues(of)
    if (values.length > 1) throw new Error("egy sorban egyetlen értéket nevezzen át.")
    const target = nameKey(facet, values[0])
    requireNew(known, target, of)
    return { target, name }
  })
}

/** "Szín: Kék, Fehér" or "Szín", each facet once. */
export function readFacetLines(text: string): ReadLines<FacetValues> {
  const known = new Set<string>()
  return readLines(text, (line) => {
    const read = readFacetValues(line)
    requireNew(known, read.facet, line)
    return read
  })
}

function requireNew(known: Set<string>, target: string, text: string): void {
  if (known.has(target)) throw new Error(`„${text}” már szerepel egy korábbi sorban.`)
  known.add(target)
}

function readFacetValues(text: string): FacetValues {
  const [name = "", list, ...more] = text.split(":")
  const facet = (FACETS as readonly (Facet & { key: FacetKey })[]).find((one) =>
    isCalled(one.key, one.label, name),
  )
  if (!facet || more.length > 0)
    throw new Error(
      `„${name.trim()}” nevű szűrő nincs. Ezek vannak: ${FACETS.map(({ label }) => label.hu).join(", ")}.`,
    )
  if (list === undefined) return { facet: facet.key, values: [] }
  if (facet.kind !== "values") throw new Error(`a(z) „${name.trim()}” szűrőnek nincsenek értékei.`)
  return { facet: facet.key, values: list.split(",").map((value) => readValue(facet.values, value, name)) }
}

/** Records have names of their own: their values are handles. */
const HANDLE = /^[a-z0-9-]{1,200}$/

function readValue(known: Extract<Facet, { kind: "values" }>["values"], text: string, facet: string): string {
  const value = text.trim()
  if (!known) {
    if (HANDLE.test(value)) return value
    throw new Error(`„${value}” nem webcím. A(z) „${facet.trim()}” szűrőnél a webcím utolsó része kell.`)
  }
  const found = Object.entries(known).find(([key, names]) => isCalled(key, names, value))
  if (found) return found[0]
  const names = Object.values(known).map((one) => one.hu)
  throw new Error(`a(z) „${facet.trim()}” szűrőben nincs „${value}”. Ezek vannak: ${names.join(", ")}.`)
}

/** By its key or a name in any language. */
const isCalled = (key: string, names: Readonly<Record<string, string>>, text: string) =>
  [key, ...Object.values(names)].some((name) => name.toLowerCase() === text.trim().toLowerCase())
