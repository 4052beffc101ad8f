import type { PostalAddress } from "@porteka/shop"

/** `1052 Budapest, Kézműves köz 3.` */
export function postalLine({ postalCode, city, street }: PostalAddress): string {
  return `${postalCode} ${city}, ${street}`
}
