import { DEFAULT_LOCALE, LOCALES } from "@porteka/shop/languages"
import { languageName, mayNotBeEmpty, staffLanguage } from "../../staff-language/staff-language.ts"
import type { ContentField } from "./content-fields.ts"
import { CONTENT_KINDS, type ContentKindName, type ContentValues } from "./content-kinds.ts"

interface ContentProblem {
  path: string
  label: string
  reason: string
  /** For a value with rows: the row's index, from 0. */
  row?: number
}

export type CheckedContent = { values: ContentValues; problems: readonly ContentProblem[] }

/** A field in one language, or for all of them. */
interface ContentPath {
  path: string
  label: string
  isRequired: boolean
}

/** The paths of a field's values. */
function pathsOf({ name, label: words, isText, required }: ContentField): ContentPath[] {
  const label = words[staffLanguage()]
  if (!isText) return [{ path: name, label, isRequired: required !== "no" }]
  return LOCALES.map((locale) => ({
    path: `${name}.${locale}`,
    label: `${label} (${languageName(locale)})`,
    isRequired: required === "every" || (required === "first" && locale === DEFAULT_LOCALE),
  }))
}

/**
 * Checks the editor's input. Spaces around a value are removed, unknown fields are ignored. A draft may have
 * empty fields, but no invalid ones.
 * @param given values by path
 */
export function checkContent(
  kind: ContentKindName,
  given: Record<string, unknown>,
  { isDraft }: { isDraft: boolean },
): CheckedContent {
  const { fields, checkTogether } = CONTENT_KINDS[kind]
  const values: ContentValues = {}
  const problems: ContentProblem[] = []
  for (const field of fields) {
    for (const { path, label, isRequired } of pathsOf(field)) {
      const value = asText(given[path])
      values[path] = value
      const isMissing = value === "" && isRequired && !isDraft
      const findings = value === "" ? [] : field.check(value)
      if (isMissing) problems.push({ path, label, reason: mayNotBeEmpty() })
      problems.push(...findings.map((finding) => ({ path, label, ...finding })))
    }
  }
  const together = problems.length === 0 ? checkTogether?.(values) : null
  if (!together) return { values, problems }
  const [path, reason] = together
  const label = fields.find(({ name }) => name === path)?.label[staffLanguage()] ?? path
  return { values, problems: [{ path, label, reason }] }
}

const asText = (value: unknown): string =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n").replaceAll("\0", "").trim() : ""
