import type { MeasuringTags } from "#app/i18n/shop-front.ts"

export const GOOGLE_ANALYTICS = "Google Analytics"
export const META_PIXEL = "Meta Pixel"

/** The services that the owner uses, by the purpose of their consent. */
export const servicesOf = ({ google, meta }: MeasuringTags) => ({
  analytics: google ? [GOOGLE_ANALYTICS] : [],
  marketing: meta ? [META_PIXEL] : [],
})
