import type { ContentPage } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"

/** What the owner writes on the shop's pages, in all languages. */
export interface SiteContent {
  /** The line above every page; null where there is none to be said now. */
  announcement: Record<Locale, SiteAnnouncement> | null
  pages: Partial<Record<ContentPage, SitePage>>
  /** Handles of the makers who have a page, by the name that goods have. */
  makers?: Record<string, string>
}

export interface SiteAnnouncement {
  text: string
  /** Where it leads: a page of the shop or of the web; null where it leads nowhere. */
  link: string | null
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
