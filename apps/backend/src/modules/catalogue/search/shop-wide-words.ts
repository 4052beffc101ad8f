import { rulesByLanguage } from "@porteka/shop/languages"

/**
 * Words that apply to all products of this shop or only praise them: with other words they restrict nothing,
 * alone they show everything. An inscription on a product still counts.
 */
export const SHOP_WIDE_WORDS = rulesByLanguage({
  hu: "kézműves kézimunka kézi kézzel népi népművészet népművészeti magyar magyaros magyarország hagyományos autentikus eredeti egyedi szép gyönyörű különleges fejlesztő oktató tartós minőségi igényes jó legjobb cuki aranyos helyes cukis menő stílusos modern rusztikus vintage retro kreatív termék termékek áru portéka készlet szett garnitúra csomag alakú formájú nagy kicsi kis mini óriás ajándék ajándékok ajándékötlet ajándékozás meglepetés ötlet tipp szuvenír emlék emléktárgy hungarikum bolt webshop rendelés vásárlás házhozszállítás készült készített mosható lakberendezés otthon ház apróság ajándékcsomag ajándéktárgy ajándékszett ajándékdoboz",
  en: "handmade handcrafted handicraft craft crafts artisan hungarian hungary folk traditional authentic genuine unique beautiful educational durable lovely nice cute pretty quality best good perfect great modern rustic vintage product products thing things set sets kit gift gifts present presents idea ideas souvenir souvenirs keepsake original large big small little tiny mini home house shop store online order made",
})

/**
 * The end of a compound or a pair of words that does not say what it is about: a "phone holder" is not
 * similar to a "candle holder". These words only count together with the thing they hold, cover …
 */
export const GENERIC_HEADS = rulesByLanguage({
  hu: "tartó lap szett eszköz gép ruha alátét futó ív áru bútor ülőlap",
  en: "holder cover pad rail top case stand light card board tower cloth piece mill game name material",
})

/** Beside an occasion they add nothing: „húsvéti dekoráció” means products for Easter. */
export const DECORATIVE_WORDS = rulesByLanguage({
  hu: "dísz díszek dekoráció dekor díszítés dekorálás kellék",
  en: "decoration decorations decor deco supplies",
})
