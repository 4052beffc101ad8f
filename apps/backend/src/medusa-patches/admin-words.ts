/** The buttons that cancel an order or a parcel; every dialogue's "Cancel" has the same words. */
const BUTTON = 'label: t("actions.cancel")'
/** In the order in which the file has them. */
const WORDS = ["orders.cancelParcel", "orders.cancelOrder"]
const ORDER_PAGE = /@medusajs\/dashboard\/dist\/order-detail-\w+\.mjs$/

/**
 * A plugin of the build of Medusa's admin: the buttons that cancel an order and a parcel have words of their own, which
 * `src/admin/i18n` gives. In Hungarian the word they share with every dialogue means "never mind".
 * @throws Error while building when Medusa's page has other buttons than these
 */
export function adminWords() {
  return {
    name: "porteka-admin-words",
    transform(code: string, id: string): string | undefined {
      if (!ORDER_PAGE.test(id)) return undefined
      const parts = code.split(BUTTON)
      if (parts.length !== WORDS.length + 1)
        throw new Error(`The order page of Medusa's admin has ${parts.length - 1} such buttons: ${id}`)
      return parts.map((part, index) => part + (WORDS[index] ? `label: t("${WORDS[index]}")` : "")).join("")
    },
  }
}
