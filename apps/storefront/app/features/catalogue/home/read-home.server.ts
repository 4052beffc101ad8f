import type { SiteHomeTexts } from "@porteka/commerce-sdk"
import { HOME_SECTIONS, HOME_TEXTS, type HomeSection, type Locale } from "@porteka/shop"
import { read } from "#app/server/back-end/read.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { readCards } from "../card/cards.server.ts"
import { toCategoryTiles } from "../category-tiles.tsx"

const NEW_PRODUCTS = 8
/** Fewer than a row is not meaningful: the section is omitted. */
const BEST_SELLERS_ROW = 4
const COLLECTIONS = 3
const JOURNAL_ENTRIES = 3

/** The home page's content: the owner's, with built-in defaults. */
export async function readHome(context: RequestContext) {
  const { commerce, locale, navigation, site: readSite, tag } = context
  tag("products", "best-sellers", "content:home", "content:journal", "content:maker")
  const site = await readSite()
  const wanted = site?.home
  const sections: readonly HomeSection[] = wanted?.sections ?? HOME_SECTIONS
  /** Hidden sections are not loaded. */
  const inSection = async <T>(section: HomeSection, ask: () => Promise<T[]>): Promise<T[]> =>
    sections.includes(section) ? ask() : []
  const [menu, own, newest, bestSellers, journal, picked] = await Promise.all([
    navigation(),
    read(commerce.home.retrieve()),
    // Without any products the page says that the shop has just opened.
    read(commerce.catalogue.products({ query: { locale, sort: "newest", page_size: NEW_PRODUCTS } })),
    inSection("best_sellers", async () => {
      const query = { locale, sort: "best_selling", sold_only: true, page_size: BEST_SELLERS_ROW } as const
      const { products } = await read(commerce.catalogue.products({ query }))
      return products.length === BEST_SELLERS_ROW ? products : []
    }),
    inSection("journal", async () => (await read(commerce.journal.list({ query: { locale } }))).entries),
    inSection("picked", () => readCards(context, wanted?.picked_handles ?? [])),
  ])
  return {
    sections,
    texts: textsOf(wanted?.texts[locale], locale),
    picture: wanted?.picture ?? own.picture ?? menu?.collections[0]?.picture ?? null,
    storyPicture: own.story_picture,
    makers: own.makers,
    categories: toCategoryTiles(menu?.categories ?? []),
    collections: chooseCollections(menu?.collections ?? [], wanted?.collection_handles ?? []),
    newest: newest.products,
    bestSellers,
    picked,
    journal: journal.slice(0, JOURNAL_ENTRIES),
  }
}

/** The owner's texts, and the shop's own in place of those that are empty. */
function textsOf(own: SiteHomeTexts | undefined, locale: Locale) {
  const texts = HOME_TEXTS[locale]
  return {
    hero_title: own?.hero_title ?? texts.hero_title,
    hero_text: own?.hero_text ?? texts.hero_text,
    hero_button: own?.hero_button ?? texts.hero_button,
    hero_link: own?.hero_link ?? null,
    picked_title: own?.picked_title ?? texts.picked_title,
    story_title: own?.story_title ?? texts.story_title,
    story_text: own?.story_text ?? texts.story_text,
  }
}

/** The owner's selection, in that order; missing ones are skipped. */
function chooseCollections<T extends { handle: string }>(all: readonly T[], handles: readonly string[]): T[] {
  const chosen = handles.flatMap((handle) => all.find((collection) => collection.handle === handle) ?? [])
  return chosen.length > 0 ? chosen : all.slice(0, COLLECTIONS)
}

export type HomeData = Awaited<ReturnType<typeof readHome>>
