import { shoot } from "./shoot.ts"

export const blueDyePictures = shoot({
  "kekfesto-parnahuzat": {
    object:
      "Square cushion 50 x 50, plump, 16 thick, plain seams, hidden zip. Indigo-dyed cotton (#1f2f5c, slightly uneven, calendered sheen) with a resist print in off-white (#e9e6dc): pomegranates 7 high in offset rows 10 apart, each between two small leaves.",
    views: [
      {
        hu: "Indigókék párna gránátalmás kékfestő mintával",
        en: "Indigo cushion with a pomegranate blue-dye print",
        view: "One cushion standing on its edge, leaning lightly against the wall, eye level.",
      },
      {
        hu: "Gránátalma minta közelről, a vászon szövésével",
        en: "Pomegranate motif close up with the weave of the cloth",
        view: "Macro of one pomegranate across a corner seam, weave visible, hairline cracks in the white.",
      },
      {
        hu: "Gránátalmás, pöttyös és indás párna egymásra rakva",
        en: "Pomegranate, dotted and trailing-leaf cushions stacked",
        view: "Three cushions stacked flat, turned a little against each other: pomegranate, 0.6 wide dots in a 2 grid, trailing leaf stripe; camera 20 degrees above.",
      },
    ],
  },
  "kekfesto-terito": {
    object:
      "Square tablecloth 140 x 140 of indigo cotton (#1f2f5c), off-white resist print: field of tiny four-petal flowers in a 3 grid, border 14 wide of a running tulip garland between two dotted lines, mitred corners, 3 hem.",
    views: [
      {
        hu: "Kékfestő terítő kerek asztalon, tulipános szegéllyel",
        en: "Blue-dye tablecloth on a round table with a tulip border",
        view: "Cloth over a round table 90 wide, corner hanging to the front with natural folds, eye level a little above the table.",
      },
      {
        hu: "A terítő sarka a tulipánfüzérrel",
        en: "Corner of the tablecloth with its tulip garland",
        view: "Cloth folded to a 30 x 30 square with the mitred corner on top, camera 45 degrees above.",
      },
      {
        hu: "Kékfestő terítő fehér tányérokkal megterítve",
        en: "Blue-dye tablecloth laid with white plates",
        view: "Part of a laid table: two white plates, a green-glazed jug, natural linen napkins, camera 35 degrees above.",
      },
    ],
  },
  "kekfesto-konyharuha": {
    object:
      "Tea towel 50 x 70 of indigo cotton (#233563) with off-white resist print, hanging loop of tape on one corner, hem 1.",
    views: [
      {
        hu: "Pöttyös kékfestő konyharuha fa fogason",
        en: "Dotted blue-dye tea towel on a wooden peg",
        view: "Towel with 0.8 dots in a 2.5 grid, hanging by its loop from a turned oak peg, soft vertical folds.",
      },
      {
        hu: "Összehajtott konyharuha szőlős mintával",
        en: "Folded tea towel with a grape pattern",
        view: "Towel with grapes and vine leaves (motif 6), folded to 18 x 25, on a table, 40 degrees above.",
      },
      {
        hu: "Három kékfestő konyharuha szalaggal átkötve",
        en: "Three blue-dye tea towels tied with a ribbon",
        view: "Stack of three folded towels (dots, grapes, stripes of 1), tied crosswise with a natural linen ribbon.",
      },
    ],
  },
  "kekfesto-levendulazsak": {
    object:
      "Lavender sachet 8 wide, 13 high, little bag of indigo cotton (#1f2f5c) with a small off-white sprig print (2 high), filled plump in its lower two thirds, gathered at the neck with a narrow white cotton ribbon in a bow, frill 3 above.",
    views: [
      {
        hu: "Kékfestő zsák levendulával, fehér szalaggal",
        en: "Blue-dye bag filled with lavender, tied with white ribbon",
        view: "One sachet standing, bow in front, eye level, a few lavender buds on the table.",
      },
      {
        hu: "A zsák szája és a masni közelről",
        en: "Neck and bow of the sachet, close up",
        view: "Close-up of gathers, ribbon and print.",
      },
      {
        hu: "Három levendulazsák összehajtott vásznak között",
        en: "Three lavender sachets among folded linen",
        view: "Three sachets with different small prints (sprig, dots, star) on a stack of four folded natural and white linens.",
      },
    ],
  },
  "kekfesto-meteraru": {
    object:
      "Blue-dye cotton by the meter, 140 wide, on a roll 8 thick and 75 long (folded once), indigo (#1f2f5c) with off-white resist print, selvedge plain white line.",
    views: [
      {
        hu: "Kékfestő vászon tekercsben, gránátalmás mintával",
        en: "Roll of blue-dye cloth with a pomegranate print",
        view: "One roll lying at a slight angle, 40 of cloth unrolled to the front with a soft wave, pomegranates 7 high in offset rows.",
      },
      {
        hu: "Apró virágos kékfestő közelről, a vászon szélével",
        en: "Small-flower blue-dye close up with the selvage",
        view: "Close-up of flat cloth with tiny four-petal flowers in a 3 grid, selvedge at the right, wooden ruler along it.",
      },
      {
        hu: "Négy tekercs kékfestő: gránátalma, pötty, virág, csík",
        en: "Four rolls of blue-dye: pomegranate, dots, flowers, stripes",
        view: "Four rolls standing upright in a row, each with another print, short ends falling forward.",
      },
    ],
  },
})
