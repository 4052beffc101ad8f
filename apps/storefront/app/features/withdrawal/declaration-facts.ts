import { withdrawalStatement } from "@porteka/hungary"
import type { useTranslations } from "use-intl"
import type { FactsProps } from "#app/forms/case/facts.tsx"
import type { Locale } from "#app/i18n/locales.ts"
import type { Declaration } from "./declaration.ts"

/** The content of a declaration, in the words that are stored and e-mailed. */
export function declarationFacts(
  t: ReturnType<typeof useTranslations<"withdrawal">>,
  locale: Locale,
  { name, order, email, products }: Declaration,
): FactsProps["rows"] {
  return [
    [t("statement"), withdrawalStatement(locale, products)],
    [t("name"), name],
    [t("order"), order],
    [t("email"), email],
  ]
}
