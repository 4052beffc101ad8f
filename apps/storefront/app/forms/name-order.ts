import { LANGUAGES, type Locale } from "#app/i18n/locales.ts"

const FAMILY_NAME_FIRST = ["last_name", "first_name"] as const

/** The name that a form asks for first (ruling D9). */
export const namesInOrder = (locale: Locale) =>
  LANGUAGES[locale].familyNameFirst ? FAMILY_NAME_FIRST : FAMILY_NAME_FIRST.toReversed()

/** Errors of a schema, which has the family name first, in the order of the form. */
export function inNameOrder<Code>(
  errors: Partial<Record<string, Code>>,
  locale: Locale,
): Partial<Record<string, Code>> {
  if (LANGUAGES[locale].familyNameFirst) return errors
  return Object.fromEntries(
    Object.keys(errors).map((name) => {
      const other = otherName(name)
      const shown = Object.hasOwn(errors, other) ? other : name
      return [shown, errors[shown]]
    }),
  )
}

const otherName = (name: string) =>
  name.replace(/(last|first)_name$/, (_, which) => (which === "last" ? "first_name" : "last_name"))
