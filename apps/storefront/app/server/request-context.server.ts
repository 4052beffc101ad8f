import type { CatalogueNavigation, CatalogueTag, CommerceClient, SiteContent } from "@porteka/commerce-sdk"
import type { Shop } from "@porteka/shop"
import { createContext } from "react-router"
import type { Locale } from "#app/i18n/locales.ts"
import type { MeasuringTags } from "#app/i18n/shop-front.ts"
import type { StructuredData } from "./structured-data.server.ts"

/** What one request carries; made by the pipeline, read by loaders and actions. Nothing of it outlives the request. */
export interface RequestContext {
  locale: Locale
  /** The back end, speaking the page's language. */
  commerce: CommerceClient
  /** Menu of categories and collections; null when the back end is unavailable and none is stored. */
  navigation: () => Promise<CatalogueNavigation | null>
  /** What the shop says of itself now; null when the back end is unavailable and none is stored. */
  shop: () => Promise<Shop | null>
  /** What the owner writes; null when the back end is unavailable and none is stored. */
  site: () => Promise<SiteContent | null>
  /** Names what the page shows, so that a change of it drops the stored page. */
  tag: (...tags: CatalogueTag[]) => void
  /** Keeps the page out of the cache: something on it is a makeshift, such as a missing menu. */
  skipStore: () => void
  /** Tells search engines what the page shows (schema.org), in the language of machines. */
  structuredData: (...items: StructuredData[]) => void
  /** Secret of this rendering for our own inline scripts. */
  nonce: string
  /** The scripts of services that measure, as far as the shop uses them. */
  measuringTags: (shop: Shop) => MeasuringTags
  publicOrigin: string
  /** Address of the language's texts, to load them beside the scripts. */
  messagesUrl: string | null
  /** Address of the EU's notice on the legal guarantee in this language; null while nobody has put it there. */
  guaranteeArtwork: string | null
  /** Which build of the storefront this is (ruling D18). */
  buildId: string
  /** Address of the client, for limits. */
  clientAddress: string
}

export const requestContext = createContext<RequestContext>()

/** What a call needs that shows no page. */
export type CallContext = Pick<RequestContext, "commerce" | "locale">

export const callContext = createContext<CallContext>()
