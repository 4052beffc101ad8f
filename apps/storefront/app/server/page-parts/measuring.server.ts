import type { Shop } from "@porteka/shop"
import type { MeasuringTags } from "#app/i18n/shop-front.ts"
import type { Environment } from "../env.server.ts"
import { type ForeignOrigins, NO_ORIGINS } from "../security/content-security-policy.server.ts"

const GOOGLE_SCRIPTS = "https://www.googletagmanager.com"
const META_SCRIPTS = "https://connect.facebook.net"

/** https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE: ForeignOrigins = {
  ...NO_ORIGINS,
  script: [GOOGLE_SCRIPTS],
  image: [GOOGLE_SCRIPTS, "https://*.google-analytics.com"],
  connect: [GOOGLE_SCRIPTS, "https://*.google-analytics.com", "https://*.analytics.google.com"],
}
const META: ForeignOrigins = {
  ...NO_ORIGINS,
  script: [META_SCRIPTS],
  image: ["https://www.facebook.com"],
  connect: ["https://www.facebook.com", META_SCRIPTS],
}

type Measuring = Pick<Shop, "measuring"> | null
type StandIn = Environment["MEASURING_STAND_IN_URL"]

/** The scripts of the analytics services the owner uses; a stand-in has both. */
export function measuringTags(shop: Measuring, standIn: StandIn): MeasuringTags {
  const { googleAnalytics: google = null, metaPixel: meta = null } = shop?.measuring ?? {}
  return {
    google:
      google === null ? null : { id: google, script: `${standIn ?? GOOGLE_SCRIPTS}/gtag/js?id=${google}` },
    meta: meta === null ? null : { id: meta, script: `${standIn ?? META_SCRIPTS}/en_US/fbevents.js` },
  }
}

/** CSP origins of the analytics services the owner uses. */
export function measuringOrigins(shop: Measuring, standIn: StandIn): ForeignOrigins {
  const { google, meta } = measuringTags(shop, standIn)
  const used = [google && GOOGLE, meta && META].filter((service) => service !== null)
  const all = (part: "script" | "image" | "connect") =>
    standIn && used.length > 0 ? [new URL(standIn).origin] : used.flatMap((service) => service[part])
  return { ...NO_ORIGINS, script: all("script"), image: all("image"), connect: all("connect") }
}
