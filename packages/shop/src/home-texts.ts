import { textsByLanguage } from "./languages/index.ts"

/** The texts of the home page until the owner writes others. */
export const HOME_TEXTS = textsByLanguage({
  hu: {
    hero_title: "Kézből kézbe",
    hero_text: "Fazekasok, kékfestők, szövők és méhészek munkái: névvel, hellyel, egyenesen a műhelyből.",
    hero_button: "Minden termék",
    picked_title: "Ajánlatunk",
    story_title: "A készítőkről",
    story_text:
      "Minden darab mellett ott áll, ki készítette és hol. A műhelyekbe magunk megyünk el, az árról a készítővel egyezünk meg, mi csak a polcot adjuk hozzá.",
  },
  en: {
    hero_title: "From hand to hand",
    hero_text:
      "The work of potters, dyers, weavers and beekeepers: with a name and a place, straight from the workshop.",
    hero_button: "All products",
    picked_title: "Our picks",
    story_title: "About the makers",
    story_text:
      "Next to every piece you can read who made it and where. We visit the workshops ourselves, we agree on the price with the maker, and we only add the shelf.",
  },
})
