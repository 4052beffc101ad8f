import type { Localized } from "../shop-type.ts"
import { facetParameters } from "./facet-parameters.ts"
import { FACET_SOURCES, type Facet } from "./facet-type.ts"

const KEY = /^[a-z][a-z_]*$/
const METADATA_SOURCE = /^metadata\.[a-z][a-z_]*$/
/** Characters allowed in a URL value. */
const VALUE = /^[a-z0-9-]{1,80}$/

/** Parameters that already have another meaning in a list's URL or in the back end's call. */
const TAKEN = [
  "page",
  "page_size",
  "sort",
  "q",
  "locale",
  "collection",
  "new_only",
  "sold_only",
  "count_missed",
  "typing",
  "facets",
]

/**
 * Refuses facets without a label, or without a way to read their values.
 *
 * @throws Error naming every error
 */
export function assertFacets(facets: readonly Facet[], languages: readonly string[]): void {
  const parameters = facets.flatMap(facetParameters)
  const faults = facets.flatMap((facet) => [
    ...(KEY.test(facet.key)
      ? []
      : [`the facet "${facet.key}" has a key that is not written like "main_colour"`]),
    ...facetParameters(facet)
      .filter((name) => TAKEN.includes(name) || parameters.filter((other) => other === name).length > 1)
      .map((name) => `the facet "${facet.key}" needs the parameter "${name}", which is taken`),
    ...missingTexts(facet.label, languages).map(
      (code) => `the facet "${facet.key}" has no label in "${code}"`,
    ),
    ...(isKnownSource(facet)
      ? []
      : [`the facet "${facet.key}" is to be read from "${facet.source}", which no product has`]),
    ...(facet.kind === "values" ? faultyValues(facet.key, facet.values ?? {}, languages) : []),
  ])
  if (faults.length > 0) throw new Error(`The shop's facets are not complete: ${faults.join("; ")}.`)
}

function isKnownSource({ kind, source }: Facet): boolean {
  const known: readonly string[] = FACET_SOURCES[kind]
  return known.includes(source) || (kind === "values" && METADATA_SOURCE.test(source))
}

function faultyValues(
  key: string,
  values: Readonly<Record<string, Localized>>,
  languages: readonly string[],
): string[] {
  return Object.entries(values).flatMap(([value, names]) => [
    ...(VALUE.test(value)
      ? []
      : [`the value "${value}" of the facet "${key}" is not written like "dark-blue"`]),
    ...missingTexts(names, languages).map(
      (code) => `the value "${value}" of the facet "${key}" has no name in "${code}"`,
    ),
  ])
}

function missingTexts(texts: Localized | undefined, languages: readonly string[]): string[] {
  const given: Partial<Record<string, string>> = texts ?? {}
  return languages.filter((code) => !given[code]?.trim())
}
