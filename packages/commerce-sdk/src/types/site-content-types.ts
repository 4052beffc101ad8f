import type { ContentPage, HomeSection } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import type { CataloguePicture } from "./catalogue-types.ts"

/** What the owner writes on the shop's pages, in all languages. */
export interface SiteContent {
  /** The line above every page; null where there is none to be said now. */
  announcement: Record<Locale, SiteAnnouncement> | null
  home: SiteHome
  menus: Record<Locale, SiteMenus>
  /** Where addresses lead at which there is no page. */
  redirects: SiteRedirect[]
  pages: Partial<Record<ContentPage, SitePage>>
  /** Handles of the makers who have a page, by the name that goods have. */
  makers?: Record<string, string>
}

export interface SiteAnnouncement {
  text: string
  /** Where it leads: a page of the shop or of the web; null where it leads nowhere. */
  link: string | null
}

/** The home page where the owner wants it otherwise than it comes. */
export interface SiteHome {
  picture: CataloguePicture | null
  /** Which sections stand there and in which order; null: all, as they come. */
  sections: HomeSection[] | null
  collection_handles: string[]
  picked_handles: string[]
  texts: Record<Locale, SiteHomeTexts>
}

/** Each null where the owner has not written it in this language. */
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

/** Links of header and footer; null where they are as they come. */
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
  /** Path and query as they are read, without a last slash: `/termek/kancso.html`. */
  from: string
  to: string
  status: 301 | 302
}

/** A legal or information page as it is in force. */
export interface SitePage {
  /** Which publishing of this page it is. */
  edition: number
  /** The day it came into force, `YYYY-MM-DD`. */
  date: string
  /** A language that nobody has written it in is missing. */
  texts: Partial<Record<Locale, SitePageText>>
  /** What was in force before, the newest first. */
  earlier: { edition: number; date: string }[]
}

/** One publishing of a page, in force or not. */
export interface SitePageVersion {
  edition: number
  date: string
  /** Each with the SHA-256 of its words, by which an order knows what was accepted. */
  texts: Partial<Record<Locale, SitePageText & { fingerprint: string }>>
}

export interface SitePageText {
  title: string
  description: string
  /** Markdown with placeholders for the shop's data. */
  text: string
}
