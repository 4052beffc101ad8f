import type { ContentPage } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"

/** What the owner writes on the shop's pages, in all languages. */
export interface SiteContent {
  /** The line above every page; null where there is none to be said now. */
  announcement: Record<Locale, SiteAnnouncement> | null
  pages: Partial<Record<ContentPage, SitePage>>
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
}

export interface SitePageText {
  title: string
  description: string
  /** Markdown with placeholders for the shop's data. */
  text: string
}
