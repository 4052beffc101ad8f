import type { HelpTopic } from "@porteka/commerce-sdk"

/** How people ask for a page of the shop; without accents, with hyphens as spaces. */
interface HelpWords {
  /**
   * They ask for the page beside any other word: „bögre ingyen szállítással”. Without this a page is only
   * meant if the query says nothing else, because "gift card with flower" is a card.
   */
  beside?: true
  asked: RegExp
  topics: readonly HelpTopic[]
}

export interface HelpTable {
  words: readonly HelpWords[]
  /** Words that are searched for, and for which a page may be the better answer: „ajándék”. */
  hints: readonly Pick<HelpWords, "asked" | "topics">[]
  /** Words of a question that name no page and no product: „mennyi”, „ingyen”. */
  fillers: RegExp
}
