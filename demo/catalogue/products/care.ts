import type { DemoText } from "../demo-text.ts"

export const GLAZED_CLAY_CARE: DemoText = {
  hu: "Kézi mosogatást ajánlunk; mosogatógépben kímélő programmal mosható. Mikrohullámú sütőbe tehető. A máz ólommentes.",
  en: "Best washed by hand; a gentle dishwasher program does no harm. Safe in the microwave. The glaze is lead-free.",
}

export const TIN_GLAZE_CARE: DemoText = {
  hu: "Kézzel, langyos vízben mossa el. Az ónmáz élei hirtelen hőre lepattanhatnak, ezért forró edényt hideg vízbe ne tegyen. A máz ólommentes.",
  en: "Wash by hand in lukewarm water. Tin glaze can chip at the edges under sudden heat, so keep a hot piece away from cold water. The glaze is lead-free.",
}

export const BLACK_CLAY_CARE: DemoText = {
  hu: "Száraz vagy enyhén nedves ruhával törölje át. Mosogatógépbe és mikrohullámú sütőbe ne tegye, áztatni nem szabad.",
  en: "Wipe with a dry or slightly damp cloth. Keep it out of the dishwasher and the microwave, and do not leave it to soak.",
}

export const BLUE_DYE_CARE: DemoText = {
  hu: "Az első három alkalommal külön mossa, 30 fokon, ecettel öblítve. Fonákjáról vasalja. Napon szárítva gyorsabban világosodik.",
  en: "Wash separately the first three times, at 30 °C, with a dash of vinegar in the rinse. Iron on the reverse. It lightens faster when dried in the sun.",
}

export const LINEN_CARE: DemoText = {
  hu: "40 fokon mosható, nedvesen kihúzogatva szárítsa. Vasalni kissé nyirkosan a legkönnyebb. Klóros fehérítőt ne használjon.",
  en: "Wash at 40 °C and pull into shape while wet. It irons best when still slightly damp. Do not use chlorine bleach.",
}

export const EMBROIDERY_CARE: DemoText = {
  hu: "Kézzel, langyos vízben mossa, dörzsölés nélkül. Fonákjáról, puha törülközőn vasalja, hogy a hímzés ne lapuljon el.",
  en: "Wash by hand in lukewarm water without rubbing. Iron on the reverse over a soft towel so the embroidery is not flattened.",
}

export const WOOL_CARE: DemoText = {
  hu: "Szellőztetéssel frissíthető. Ha mosni kell, kézzel, hideg vízben, gyapjúmosószerrel mossa, és fektetve szárítsa.",
  en: "Airing is usually enough. If it needs washing, do so by hand in cold water with wool soap and dry it flat.",
}

export const OILED_WOOD_CARE: DemoText = {
  hu: "Kézzel mossa el, azonnal törölje szárazra. Vízben ne áztassa. Félévente vékonyan kenje át étkezési lenolajjal.",
  en: "Wash by hand and dry at once. Do not soak. Twice a year, rub in a thin coat of food-grade linseed oil.",
}

export const DRY_WOOD_CARE: DemoText = {
  hu: "Portörlő kendővel vagy alig nedves ruhával tisztítsa. Fűtőtest közvetlen közelében a fa megrepedhet.",
  en: "Clean with a duster or a barely damp cloth. Wood may crack when kept right next to a radiator.",
}

export const BEESWAX_CARE: DemoText = {
  hu: "A hűvösben megjelenő fehér bevonat természetes viaszvirág, puha ruhával kifényesíthető. A kanócot gyújtás előtt vágja 5 mm-re.",
  en: "The white bloom that appears in the cold is natural and can be polished off with a soft cloth. Trim the wick to 5 mm before lighting.",
}

export const PAPER_CARE: DemoText = {
  hu: "Száraz helyen, közvetlen napfénytől védve tartsa.",
  en: "Keep in a dry place away from direct sunlight.",
}

export const GLASS_CARE: DemoText = {
  hu: "Langyos vízzel, puha szivaccsal mossa el. Mosogatógépben idővel mattul. Forró italhoz ne használja.",
  en: "Wash in lukewarm water with a soft sponge. A dishwasher will dull it in time. Not for hot drinks.",
}

export const HONEY_CARE: DemoText = {
  hu: "Szobahőmérsékleten, fénytől védve, jól lezárva tárolja. A kristályosodás természetes; 40 fokos vízfürdőben visszafolyósítható.",
  en: "Store at room temperature, away from light, tightly closed. Crystallizing is natural; a water bath at 40 °C makes the honey runny again.",
}
