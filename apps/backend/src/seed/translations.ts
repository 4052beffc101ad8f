import type { CreateTranslationDTO, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createTranslationsWorkflow } from "@medusajs/medusa/core-flows"
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type ProductText } from "@porteka/shop"

/** A record's own texts are in the default language; the translation module stores the others. */
export type Translation = CreateTranslationDTO

const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** The translations of one record by field; none if the record does not exist. */
export function translationsOf(
  reference: string,
  id: string | undefined,
  fields: Record<string, ProductText>,
): Translation[] {
  if (!id) return []
  return OTHERS.flatMap((locale) => {
    const written = Object.entries(fields).filter(([, text]) => text[locale])
    const translations = Object.fromEntries(written.map(([field, text]) => [field, text[locale]]))
    const place = { reference, reference_id: id, locale_code: LANGUAGES[locale].tag }
    return written.length > 0 ? [{ ...place, translations }] : []
  })
}

/** Existing translations stay unchanged. */
export async function writeTranslations(container: MedusaContainer, texts: Translation[]): Promise<void> {
  const missing = await withoutTranslated(container, texts)
  if (missing.length === 0) return
  await createTranslationsWorkflow(container).run({ input: { translations: missing } })
}

const keyOf = (text: { reference_id: string; locale_code: string }) =>
  `${text.reference_id} ${text.locale_code}`

async function withoutTranslated(container: MedusaContainer, texts: Translation[]): Promise<Translation[]> {
  const existing = await container
    .resolve(Modules.TRANSLATION)
    .listTranslations(
      { reference_id: [...new Set(texts.map(({ reference_id: id }) => id))] },
      { select: ["id", "reference_id", "locale_code"], take: texts.length * LOCALES.length },
    )
  const translated = new Set(existing.map(keyOf))
  return texts.filter((text) => !translated.has(keyOf(text)))
}
