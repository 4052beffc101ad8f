import { textsByLanguage } from "./languages/index.ts"

/** The texts of the home page until the owner writes others. */
export const HOME_TEXTS = textsByLanguage({
  hu: {
    hero_title: "Kézből kézbe",
    hero_text: "Tárgyak, amelyeknél tudni, ki készítette: névvel, hellyel, egyenesen a műhelyből.",
    hero_button: "Minden termék",
    picked_title: "Ajánlatunk",
    story_title: "A készítőkről",
    story_text:
      "Minden darab mellett ott áll, ki készítette és hol. Ha kérdése van róla, a műhelyből kap rá választ.",
  },
  en: {
    hero_title: "From hand to hand",
    hero_text: "Things whose maker you know: with a name and a place, straight from the workshop.",
    hero_button: "All products",
    picked_title: "Our picks",
    story_title: "About the makers",
    story_text:
      "Next to every piece you can read who made it and where. If you have a question about it, the answer comes from the workshop.",
  },
})
