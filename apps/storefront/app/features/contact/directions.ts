import type { PostalAddress } from "@porteka/shop"

/** Opens the way to an address in the visitor's map application, or on Google's page. */
export function directionsTo({ street, postalCode, city }: PostalAddress): string {
  const destination = new URLSearchParams({ api: "1", destination: `${street}, ${postalCode} ${city}` })
  return `https://www.google.com/maps/dir/?${destination}`
}
