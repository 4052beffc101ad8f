import type { ContentPage, HomeSection } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import type { CataloguePicture } from "./catalogue-types.ts"

/** The owner's content on the shop's pages, in all languages. */
export interface SiteContent {
  /** The announcement above every page; null if there is none. */
  announcement: Record<Locale, SiteAnnouncement> | null
  home: SiteHome
  menus: Record<Locale, SiteMenus>
  /** Redirects from URLs without a page. */
  redirects: SiteRedirect[]
  pages: Partial<Record<ContentPage, SitePage>>
  /** Slugs of makers with a page, by the maker name of products. */
  makers?: Record<string, string>
}

export interface SiteAnnouncement {
  text: string
  /** Its link, within the shop or elsewhere; null if it has none. */
  link: string | null
}

/** The owner's changes of the home page. */
export interface SiteHome {
  picture: CataloguePicture | null
  /** The sections and their order; null: the default. */
  sections: HomeSection[] | null
  collection_handles: string[]
  picked_handles: string[]
  texts: Record<Locale, SiteHomeTexts>
}

/** Each null if the owner has not written it in this language. */
export interface SiteHomeTexts {
  hero_title: string | null
  hero_text: string | null
  hero_button: string | null
  /** A page of the shop or of the web. */
  hero_link: string | null
  picked_title: string | null
  story_title: string | null
  story_text: string | null
}

/** Links of header and footer; null: the default. */
export interface SiteMenus {
  header: SiteLink[] | null
  shopping: SiteLink[] | null
  information: SiteLink[] | null
  shop: SiteLink[] | null
}

export interface SiteLink {
  label: string
  /** A page of the shop or of the web. */
  to: string
}

export interface SiteRedirect {
  /** Decoded path and query, without a trailing slash: `/termek/kancso.html`. */
  from: string
  to: string
  status: 301 | 302
}

/** The current version of a legal or information page. */
export interface SitePage {
  /** The number of its publication. */
  edition: number
  /** The day it became valid, `YYYY-MM-DD`. */
  date: string
  /** Languages without a translation are absent. */
  texts: Partial<Record<Locale, SitePageText>>
  /** Earlier versions, newest first. */
  earlier: { edition: number; date: string }[]
}

/** A published version of a page, current or not. */
export interface SitePageVersion {
  edition: number
  date: string
  /** Each with the SHA-256 of its text, by which an order records what was accepted. */
  texts: Partial<Record<Locale, SitePageText & { fingerprint: string }>>
}

export interface SitePageText {
  title: string
  description: string
  /** Markdown with placeholders for the shop's data. */
  text: string
}
