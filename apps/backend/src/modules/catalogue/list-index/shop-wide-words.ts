import type { Locale } from "@porteka/hungary"

/**
 * Words that hold for all goods of this shop, or say for whom or how many: with others they narrow nothing, alone they
 * show everything. What is written on a product counts all the same.
 */
export const SHOP_WIDE_WORDS: Record<Locale, string> = {
  hu: "kézműves kézimunka kézi kézzel népi népművészet népművészeti magyar magyaros hagyományos eredeti egyedi szép különleges minőségi olcsó legolcsóbb termék áru portéka készlet szett garnitúra alakú formájú nőknek férfiaknak anyának apának",
  en: "handmade handcrafted craft artisan hungarian hungary folk traditional authentic genuine unique beautiful cheap cheapest product thing set women woman men man her him his mum mom dad grandmother grandma",
}
