import { LANGUAGES, type Locale, textsForStaff } from "@porteka/shop/languages"
import { languageName } from "../../staff-language/staff-language.ts"
import { adminLanguage } from "../language.ts"
import type { TranslatableText } from "./product-texts.ts"

interface ProductTextWords {
  /** The part with the texts of one language. */
  heading: (language: string) => string
  hint: string
  saved: string
  save: string
  kinds: Record<TranslatableText["kind"], (text: TranslatableText) => string>
}

const WORDS = textsForStaff<ProductTextWords>({
  hu: {
    heading: (language) => `${language} szövegek`,
    hint: "Balra a magyar szöveg, jobbra a fordítása. Ami üres marad, az a boltban magyarul látszik.",
    saved: "Elmentve, a boltban pár másodpercen belül látszik.",
    save: "Fordítások mentése",
    kinds: {
      title: () => "Cím",
      subtitle: () => "Alcím",
      description: () => "Leírás",
      option: ({ own }) => `Opció: ${own}`,
      value: ({ of, own }) => `${of}: ${own}`,
      variant: ({ own }) => `Változat: ${own}`,
    },
  },
  en: {
    heading: (language) => `Texts in ${language}`,
    hint: "The text in the shop's default language is on the left, its translation on the right. What is left empty is shown in the default language.",
    saved: "Saved; the shop shows it within some seconds.",
    save: "Save the translations",
    kinds: {
      title: () => "Title",
      subtitle: () => "Subtitle",
      description: () => "Description",
      option: ({ own }) => `Option: ${own}`,
      value: ({ of, own }) => `${of}: ${own}`,
      variant: ({ own }) => `Variant: ${own}`,
    },
  },
})

export const productTextWords = (): ProductTextWords => WORDS[adminLanguage()]

/** “Angol szövegek”: a heading begins with a capital letter. */
export function headingOf(locale: Locale): string {
  const heading = productTextWords().heading(languageName(locale, adminLanguage()))
  return heading.charAt(0).toLocaleUpperCase(LANGUAGES[adminLanguage()].tag) + heading.slice(1)
}
