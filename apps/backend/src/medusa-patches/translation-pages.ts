import { DEFAULT_LOCALE, LANGUAGES } from "@porteka/shop/languages"
import { type ChangedFile, dashboardFile } from "./changed-file.ts"

const TRANSLATED = `?.filter(({ locale_code }) => locale_code !== "${LANGUAGES[DEFAULT_LOCALE].tag}")`
const MAPPED = "locales: store?.supported_locales?.map("
const MAPPED_TRANSLATED = `locales: store?.supported_locales${TRANSLATED}?.map(`

/**
 * The shop's own language is no translation: Medusa's page opened on its column, where typing has no effect,
 * and counted its texts as missing. Only the list of the shop's languages keeps it.
 */
export const TRANSLATION_PAGES: ChangedFile[] = [
  {
    file: dashboardFile("translations-edit"),
    changes: [
      {
        from: "availableLocales: store?.supported_locales ?? []",
        to: `availableLocales: store?.supported_locales${TRANSLATED} ?? []`,
      },
    ],
  },
  {
    file: dashboardFile("translation-list"),
    changes: [
      { from: MAPPED, to: MAPPED_TRANSLATED },
      { from: MAPPED, to: MAPPED },
      { from: MAPPED, to: MAPPED_TRANSLATED },
    ],
  },
]
