const NAMES: Record<string, string> = { foxpost: "Foxpost", gls: "GLS", packeta: "Packeta", mpl: "MPL" }

/** A carrier's name by its code in the data of pickup points; an unknown code is returned unchanged. */
export const carrierName = (code: string): string => NAMES[code] ?? code

/** Tracking pages of carriers; `*` stands for the parcel number. */
const PAGES: Record<string, string> = {
  gls: "https://gls-group.com/HU/hu/csomagkovetes?match=*",
  foxpost: "https://foxpost.hu/csomagkovetes/?code=*",
  mpl: "https://www.posta.hu/nyomkovetes/nyitooldal?searchvalue=*",
}

/**
 * The carrier's tracking page of a parcel.
 * @param carrier the carrier's name in the shop, for example `GLS`
 * @param given the URL recorded with the parcel; Medusa's admin writes "#" if there is none
 * @returns null if it is not known; only web addresses become links
 */
export function parcelTrackingUrl(carrier: string, number: string, given?: string | null): string | null {
  if (given && /^https?:\/\//.test(given)) return given
  return PAGES[carrier.toLowerCase()]?.replace("*", encodeURIComponent(number)) ?? null
}
