const NAMES: Record<string, string> = { foxpost: "Foxpost", gls: "GLS", packeta: "Packeta", mpl: "MPL" }

/** A carrier's name by its code in the data of pickup points; an unknown code is shown as it is. */
export const carrierName = (code: string): string => NAMES[code] ?? code

/** Where carriers show where a parcel is; the number goes in for `*`. */
const PAGES: Record<string, string> = {
  gls: "https://gls-group.com/HU/hu/csomagkovetes?match=*",
  foxpost: "https://foxpost.hu/csomagkovetes/?code=*",
  mpl: "https://www.posta.hu/nyomkovetes/nyitooldal?searchvalue=*",
}

/**
 * The carrier's page about a parcel.
 * @param carrier as the shop calls it, for instance `GLS`
 * @param given the address that was noted with the parcel; Medusa's admin writes "#" where it has none
 * @returns null when it is not known: an address that is no web page is never a link
 */
export function parcelTrackingUrl(carrier: string, number: string, given?: string | null): string | null {
  if (given && /^https?:\/\//.test(given)) return given
  return PAGES[carrier.toLowerCase()]?.replace("*", encodeURIComponent(number)) ?? null
}
