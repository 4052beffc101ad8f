import { FACETS } from "@porteka/shop"
import { textsForStaff } from "@porteka/shop/languages"
import type { Words } from "../../staff-language/staff-language.ts"
import { findFacet, findFacetValue } from "../catalogue/list-index/facet-settings.ts"
import { joinValues, lineRows, plainRows, type RowChoice, type RowColumn, splitValues } from "./rows.ts"
import { findSection, SECTION_NAMES } from "./site-lines.ts"

const words = (hu: string, en: string): Words => textsForStaff({ hu, en })

const CHOOSE = words("Válasszon…", "Choose…")

/** Sections of the home page. */
export const sectionRows = lineRows(
  [
    {
      label: words("Szakasz", "Section"),
      emptyChoice: CHOOSE,
      choices: () => Object.entries(SECTION_NAMES).map(([value, label]) => ({ value, label })),
    },
  ],
  (line) => [findSection(line) ?? line],
  ([section = ""]) => section,
)

/** "Akciók | /hu/products" */
export const menuRows = lineRows(
  [
    { label: words("Felirat", "Label") },
    { label: words("Cím", "Address"), placeholder: words("/hu/… vagy https://…", "/en/… or https://…") },
  ],
  (line) => {
    const [label = "", ...to] = line.split("|").map((part) => part.trim())
    return [label, to.join(" | ")]
  },
  (cells) => cells.join(" | "),
)

/** "/regi; /hu/uj; 301", or the same by tabs, as spreadsheets copy it. */
export const redirectRows = lineRows(
  [
    { label: words("Régi cím", "Old address"), placeholder: words("/regi-cim", "/old-address") },
    { label: words("Új cím", "New address"), placeholder: words("/hu/…", "/en/…") },
    {
      label: words("Meddig", "For how long"),
      choices: () => [
        { value: "301", label: words("végleges (301)", "for good (301)") },
        { value: "302", label: words("ideiglenes (302)", "for a time (302)") },
      ],
    },
  ],
  (line) => {
    const [from = "", to = "", status = "301", ...more] = line.split(/[;\t]/).map((part) => part.trim())
    return [from, [to, ...more].join("; "), status]
  },
  ([from = "", to = "", status = ""]) => (from || to ? `${from}; ${to}; ${status || "301"}` : ""),
)

/** "bögre = csésze, findzsa" */
export const synonymRows = lineRows(
  [{ label: words("Szavak, amelyek ugyanazt jelentik", "Words that mean the same"), isList: true }],
  (line) => [joinValues(line.split(/[=,]/))],
  ([cell = ""]) => {
    const [first = "", ...others] = splitValues(cell)
    return others.length > 0 ? `${first} = ${others.join(", ")}` : first
  },
)

export const hiddenWordRows = plainRows({ label: words("Szó", "Word") })

const facetColumn: RowColumn = {
  label: words("Szűrő", "Filter"),
  emptyChoice: CHOOSE,
  choices: () => FACETS.map(({ key, label }) => ({ value: key, label })),
}

/** The values of the facet chosen in the same row; null if they are handles of records. */
function valueChoices([name = ""]: readonly string[]): readonly RowChoice[] | null {
  const facet = findFacet(name)
  if (facet?.kind !== "values") return []
  return facet.values
    ? Object.entries(facet.values).map(([value, label]) => ({ value, label: label as Words }))
    : null
}

/**
 * By keys, which are the same in every language; unknown names stay unchanged, so that the check can report
 * them.
 */
function facetCells(text: string): [facet: string, values: string] {
  const [name = "", ...list] = text.split(":").map((part) => part.trim())
  const facet = findFacet(name)
  const known = facet?.kind === "values" ? facet.values : undefined
  const values = splitValues(list.join(":")).map((value) => (known && findFacetValue(known, value)) ?? value)
  return [facet?.key ?? name, joinValues(values)]
}

const facetText = (facet: string, values: string) => (values ? `${facet}: ${values}` : facet)

/** "colour = Árnyalat", "colour: blue = Indigókék" */
export const facetNameRows = lineRows(
  [
    facetColumn,
    {
      label: words("Érték", "Value"),
      emptyChoice: words("a szűrő maga", "the filter itself"),
      choices: valueChoices,
    },
    { label: words("Új név", "New name") },
  ],
  (line) => {
    const [of = "", ...name] = line.split("=").map((part) => part.trim())
    return [...facetCells(of), name.join(" = ")]
  },
  ([facet = "", value = "", name = ""]) => `${facetText(facet, value)} = ${name}`,
)

/** "colour: blue, white" */
const facetRows = (label: Words, emptyChoice: Words) =>
  lineRows(
    [facetColumn, { label, emptyChoice, choices: valueChoices, isList: true }],
    (line) => facetCells(line),
    ([facet = "", values = ""]) => facetText(facet, values),
  )

export const facetOrderRows = facetRows(
  words("Elöl álló értékek", "Values that come first"),
  words("érték hozzáadása…", "add a value…"),
)
export const hiddenFacetRows = facetRows(
  words("Elrejtett értékek (üresen az egész szűrő)", "Hidden values (none: the whole filter)"),
  words("érték hozzáadása…", "add a value…"),
)
