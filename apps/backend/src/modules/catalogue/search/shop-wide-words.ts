import { rulesByLanguage } from "@porteka/shop/languages"

/**
 * Words that apply to all products of this shop, or connect others: with other words they restrict nothing, alone
 * they show everything. An inscription on a product still counts.
 */
export const SHOP_WIDE_WORDS = rulesByLanguage({
  hu: "kézműves kézimunka kézi kézzel népi népművészet népművészeti magyar magyaros magyarország budapest hagyományos termék termékek tárgy tárgyak áru portéka alakú formájú minta motívum mintás mintájú mintázatú ajándék ajándékok ajándékötlet ajándékozás ajándéktárgy ötlet tipp szuvenír emlék emléktárgy bolt webshop rendelés vásárlás készült készített",
  en: "handmade handcrafted handicraft craft crafts artisan hungarian hungary budapest folk art traditional product products thing things gift gifts present presents idea ideas souvenir souvenirs keepsake shop store online order made pattern design motif patterned shaped",
})

/** Beside them the other words may only say for whom or on what occasion: "gift for germans". */
export const GIFT_WORDS = rulesByLanguage({
  hu: "ajándék ajándékok ajándékötlet ajándéktárgy meglepetés",
  en: "gift gifts present presents surprise",
})

/** Words that only praise a product, or say too little: treated like shop-wide words, and reported as left out. */
export const VAGUE_WORDS = rulesByLanguage({
  hu: "autentikus eredeti egyedi szép gyönyörű különleges fejlesztő oktató tartós minőségi igényes jó legjobb cuki aranyos kedves helyes cukis menő stílusos modern rusztikus vintage retro kreatív készlet szett garnitúra csomag nagy kicsi kis mini óriás tipikus elegáns ízléses praktikus hasznos vicces meglepetés hungarikum lakberendezés otthon ház apróság apró aprócska dolog dolgok holmi cucc izé bármi akármi",
  en: "very really authentic genuine unique beautiful educational durable lovely nice cute pretty quality best good perfect great modern rustic vintage set sets kit original typical special elegant practical useful funny surprise simple classic fancy stuff item items large big small little tiny mini home house",
})

/**
 * The end of a compound or a pair of words that does not say what it is about: a "phone holder" is not
 * similar to a "candle holder". These words only count together with the thing they hold, cover …
 */
export const GENERIC_HEADS = rulesByLanguage({
  hu: "tartó lap láda szett eszköz felszerelés kiegészítő kellék gép ruha zsák alátét futó ív áru bútor",
  en: "holder cover pad rail top case stand light card board tower cloth piece mill game name material ball",
})

/** The end of a compound that only says that it is sold: „papíráru” is whatever is of paper. */
export const WARES = rulesByLanguage({ hu: "áru termék tárgy holmi portéka", en: "ware wares" })

/** Beside an occasion they add nothing: „húsvéti dekoráció” means products for Easter. */
export const DECORATIVE_WORDS = rulesByLanguage({
  hu: "dísz díszek dekoráció dekor díszítés dekorálás kellék",
  en: "decoration decorations decor deco supplies favor favors favour favours",
})
