import { FACETS, type Facet, type FacetKey } from "@porteka/shop"
import { staffLanguage, staffText, type Words } from "../../../staff-language/staff-language.ts"
import { type ReadLines, readLines } from "../search/own-words.ts"

/** The owner's names and order of facets for one language's lists. */
export interface FacetSettings {
  /** Names by facet, or by facet and value. */
  names: ReadonlyMap<string, string>
  /** Facets that come first, each with the values that come first in it. */
  order: readonly FacetValues[]
  /** Hidden values; without any value the whole facet is hidden. */
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

/** The key of a facet or one of its values in `names`. */
export const nameKey = (facet: FacetKey, value = "") => `${facet} ${value}`

const MOST_NAME_CHARACTERS = 60

/** "Szín = Árnyalat", "Szín: Kék = Indigókék": other names. */
export function readFacetNames(text: string): ReadLines<FacetName> {
  const known = new Set<string>()
  return readLines(text, (line) => {
    const [of = "", name = "", ...more] = line.split("=").map((part) => part.trim())
    if (name === "" || more.length > 0)
      throw new Error(
        staffText({
          hu: "Válasszon szűrőt, és írja be az új nevet (= jel nélkül).",
          en: "Choose a filter and type the new name (without =).",
        }),
      )
    if (name.length > MOST_NAME_CHARACTERS)
      throw new Error(
        staffText({
          hu: `„${name}” túl hosszú, legfeljebb ${MOST_NAME_CHARACTERS} karakter lehet.`,
          en: `“${name}” is too long: at most ${MOST_NAME_CHARACTERS} characters.`,
        }),
      )
    const { facet, values } = readFacetValues(of)
    if (values.length > 1)
      throw new Error(
        staffText({ hu: "Egy sorban egyetlen értéket nevezzen át.", en: "Rename one value in a row." }),
      )
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
  if (known.has(target))
    throw new Error(
      staffText({
        hu: `„${text}” már szerepel egy korábbi sorban.`,
        en: `“${text}” stands in an earlier row already.`,
      }),
    )
  known.add(target)
}

/** A facet by its key, or by its name in any language. */
export const findFacet = (name: string) =>
  (FACETS as readonly (Facet & { key: FacetKey })[]).find(({ key, label }) => isCalled(key, label, name))

/** A value of a facet by its key, or by its name in any language. */
export const findFacetValue = (known: Record<string, Words>, name: string): string | undefined =>
  Object.entries(known).find(([key, names]) => isCalled(key, names, name))?.[0]

function readFacetValues(text: string): FacetValues {
  const [name = "", list, ...more] = text.split(":")
  const facet = findFacet(name)
  if (!facet || more.length > 0)
    throw new Error(
      staffText({
        hu: `„${name.trim()}” nevű szűrő nincs. Ezek vannak: ${FACETS.map(({ label }) => label.hu).join(", ")}.`,
        en: `There is no filter “${name.trim()}”. There are: ${FACETS.map(({ label }) => label.en).join(", ")}.`,
      }),
    )
  if (list === undefined) return { facet: facet.key, values: [] }
  if (facet.kind !== "values")
    throw new Error(
      staffText({
        hu: `A(z) „${nameOf(facet)}” szűrőnek nincsenek értékei.`,
        en: `The filter “${nameOf(facet)}” has no values.`,
      }),
    )
  return { facet: facet.key, values: list.split(",").map((value) => readValue(facet.values, value)) }
}

/** Records have their own names, so the values are handles. */
const HANDLE = /^[a-z0-9-]{1,200}$/

function readValue(known: Extract<Facet, { kind: "values" }>["values"], text: string): string {
  const value = text.trim()
  if (!known) {
    if (HANDLE.test(value)) return value
    throw new Error(
      staffText({
        hu: `„${value}” nem webcím. Itt a webcím utolsó része kell.`,
        en: `“${value}” is no address. The last part of an address is needed here.`,
      }),
    )
  }
  const found = findFacetValue(known, value)
  if (found) return found
  const names = Object.values(known).map((one) => one[staffLanguage()])
  throw new Error(
    staffText({
      hu: `A szűrőben nincs „${value}”. Ezek vannak: ${names.join(", ")}.`,
      en: `The filter has no “${value}”. There are: ${names.join(", ")}.`,
    }),
  )
}

const nameOf = ({ label }: Facet) => label[staffLanguage()]

/** By its key or a name in any language. */
const isCalled = (key: string, names: Readonly<Record<string, string>>, text: string) =>
  [key, ...Object.values(names)].some((name) => name.toLowerCase() === text.trim().toLowerCase())
