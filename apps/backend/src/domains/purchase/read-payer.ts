import type { MedusaContainer } from "@medusajs/framework/types"
import { fullName } from "@porteka/hungary"
import { DEFAULT_LOCALE, findLocale } from "@porteka/shop/languages"
import type { Payer } from "../../modules/card-provider/card-gateway.ts"
import { readRecords } from "../../records/read-records.ts"

interface PaidCart {
  email: string | null
  locale: string | null
  billing_address: PayerAddress | null
  shipping_address: PayerAddress | null
}

type PayerAddress = Partial<
  Record<
    "first_name" | "last_name" | "company" | "country_code" | "postal_code" | "city" | "address_1" | "phone",
    string | null
  >
>

/** The billing contact of a cart. */
export async function readPayer(container: MedusaContainer, cartId: string): Promise<Payer> {
  const [cart] = await readRecords<PaidCart>(container, {
    entity: "cart",
    fields: ["email", "locale", "billing_address.*", "shipping_address.*"],
    filters: { id: cartId },
  })
  const address = cart?.billing_address ?? cart?.shipping_address ?? {}
  const locale = findLocale(cart?.locale) ?? DEFAULT_LOCALE
  return {
    email: cart?.email ?? "",
    locale,
    name: address.company || fullName(address, locale),
    country_code: address.country_code ?? "",
    postal_code: address.postal_code ?? "",
    city: address.city ?? "",
    address: address.address_1 ?? "",
    phone: cart?.shipping_address?.phone ?? address.phone ?? "",
  }
}
