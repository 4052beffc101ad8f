import type { Locale } from "#app/i18n/locales.ts"

type NameField = "last_name" | "first_name"

/** Which of the two names a form asks for first (ruling D9). */
export const NAME_ORDER: Record<Locale, readonly [NameField, NameField]> = {
  hu: ["last_name", "first_name"],
  en: ["first_name", "last_name"],
}
