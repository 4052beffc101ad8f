import type { CatalogueNavigation, CatalogueTag, CommerceClient, SiteContent } from "@porteka/commerce-sdk"
import type { Shop } from "@porteka/shop"
import { createContext } from "react-router"
import type { Locale } from "#app/i18n/locales.ts"
import type { MeasuringTags } from "#app/i18n/shop-front.ts"
import type { Artwork } from "./page-parts/guarantee-artwork.server.ts"
import type { StructuredData } from "./page-parts/structured-data.server.ts"

/** The context of one request, created by the pipeline and read by loaders and actions. */
export interface RequestContext {
  locale: Locale
  /** The back-end client, in the page's language. */
  commerce: CommerceClient
  /** Menu of categories and collections; null if the back end is unavailable and none is cached. */
  navigation: () => Promise<CatalogueNavigation | null>
  /** The shop's current data; null if the back end is unavailable and none is cached. */
  shop: () => Promise<Shop | null>
  /** The owner's content; null if the back end is unavailable and none is cached. */
  site: () => Promise<SiteContent | null>
  /** Adds a tag for something the page shows; a change of it invalidates the stored page. */
  tag: (...tags: CatalogueTag[]) => void
  /** Keeps the page out of the cache, because a part of it is missing or provisional, such as the menu. */
  skipStore: () => void
  /** Adds structured data for search engines (schema.org). */
  structuredData: (...items: StructuredData[]) => void
  /** The nonce for our own inline scripts in this response. */
  nonce: string
  /** The scripts of analytics services that the shop uses. */
  measuringTags: (shop: Shop) => MeasuringTags
  publicOrigin: string
  /** The EU's notice and label on guarantees in this language, as far as the owner has added them. */
  guaranteeArtwork: Artwork
  /** The build of the storefront (ruling D18). */
  buildId: string
  /** The client's IP address, for limits. */
  clientAddress: string
}

export const requestContext = createContext<RequestContext>()

/** The context of an API call without a page. */
export type CallContext = Pick<RequestContext, "commerce" | "locale">

export const callContext = createContext<CallContext>()
