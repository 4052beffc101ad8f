import type { Locale } from "../locale.ts"

/**
 * The declaration a consumer makes by the withdrawal function (45/2014. (II. 26.) Korm. r. 22. §). One wording, so
 * that what is confirmed on the page is what is recorded and acknowledged.
 *
 * @param goods the products it is limited to, in the consumer's words; empty for the whole contract
 */
export function withdrawalStatement(locale: Locale, goods = ""): string {
  const part = goods.trim()
  if (locale === "hu") {
    return part === ""
      ? "Elállok a szerződéstől."
      : `Elállok a szerződéstől a következő termékek tekintetében: ${part}`
  }
  return part === ""
    ? "I withdraw from the contract."
    : `I withdraw from the contract for these products: ${part}`
}
