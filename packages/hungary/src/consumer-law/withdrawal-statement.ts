import { type Locale, textsByLanguage } from "@porteka/shop/languages"

const STATEMENTS = textsByLanguage({
  hu: {
    whole: "Elállok a szerződéstől.",
    part: (products: string) => `Elállok a szerződéstől a következő termékek tekintetében: ${products}`,
  },
  en: {
    whole: "I withdraw from the contract.",
    part: (products: string) => `I withdraw from the contract for these products: ${products}`,
  },
})

/**
 * The declaration that a consumer makes with the withdrawal function (45/2014. (II. 26.) Korm. r. 22. §).
 * Only one wording, so that the text confirmed on the page is the text that is stored and acknowledged.
 *
 * @param products those it is limited to, in the consumer's words; empty for the whole contract
 */
export function withdrawalStatement(locale: Locale, products = ""): string {
  const { whole, part } = STATEMENTS[locale]
  return products.trim() === "" ? whole : part(products.trim())
}

/** Whether a declaration, as it was stored, is about the whole contract. */
export function isAboutWholeContract(statement: string): boolean {
  return Object.values(STATEMENTS).some(({ whole }) => whole === statement)
}
