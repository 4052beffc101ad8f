import { type Locale, textsByLanguage } from "@porteka/shop/languages"

const STATEMENTS = textsByLanguage({
  hu: {
    whole: "Elállok a szerződéstől.",
    part: (goods: string) => `Elállok a szerződéstől a következő termékek tekintetében: ${goods}`,
  },
  en: {
    whole: "I withdraw from the contract.",
    part: (goods: string) => `I withdraw from the contract for these products: ${goods}`,
  },
})

/**
 * The declaration that a consumer makes with the withdrawal function (45/2014. (II. 26.) Korm. r. 22. §).
 * Only one wording, so that the text confirmed on the page is the text that is stored and acknowledged.
 *
 * @param goods the products it is limited to, in the consumer's words; empty for the whole contract
 */
export function withdrawalStatement(locale: Locale, goods = ""): string {
  const { whole, part } = STATEMENTS[locale]
  return goods.trim() === "" ? whole : part(goods.trim())
}
