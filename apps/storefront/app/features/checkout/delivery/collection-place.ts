import type { Shop } from "@porteka/shop"
import { keepNumbers } from "#app/i18n/keep-numbers.ts"
import type { Locale } from "#app/i18n/locales.ts"

/** Where and when an order that is not delivered can be collected. */
export interface CollectionPlace {
  name: string
  /** On one line. */
  address: string
  hours: string
}

export function collectionPlace({ pickup }: Pick<Shop, "pickup">, locale: Locale): CollectionPlace {
  const { postalCode, city, street } = pickup.address
  return {
    name: pickup.name[locale],
    address: `${postalCode} ${city}, ${street}`,
    hours: keepNumbers(pickup.hours[locale]),
  }
}
