import type { MeasuringTags } from "#app/i18n/shop-front.ts"

export const GOOGLE_ANALYTICS = "Google Analytics"
export const META_PIXEL = "Meta Pixel"

/** What the owner uses, by the purpose it needs consent for. */
export const servicesOf = ({ google, meta }: MeasuringTags) => ({
  analytics: google ? [GOOGLE_ANALYTICS] : [],
  marketing: meta ? [META_PIXEL] : [],
})
