import { shoot } from "./shoot.ts"

export const weavingAndEmbroideryPictures = shoot({
  "lenvaszon-asztali-futo": {
    object:
      "Table runner 40 x 140 of heavy natural linen (#cbbd9f, irregular threads), two narrow stripes 0.5 along each long side, short ends with a 3 ladder-stitch hem.",
    views: [
      {
        hu: "Natúr lenfutó hosszú tölgyfa asztalon",
        en: "Natural linen runner on a long oak table",
        view: "Runner along the table toward the camera, end hanging 20 over the edge, eye level just above the table.",
      },
      {
        hu: "A futó vége azsúrozott szegéllyel",
        en: "End of the runner with its ladder-stitch hem",
        view: "Close-up of the hem and thread structure.",
      },
      {
        hu: "Három lenfutó összegöngyölve: natúr, fehér, kékcsíkos",
        en: "Three rolled linen runners: natural, white, blue-striped",
        view: "Three runners rolled to 9 thick, lying side by side, natural, white, natural with indigo stripes.",
      },
    ],
  },
  lenszalveta: {
    object: "Linen napkin 42 x 42, plain weave, washed and slightly creased, mitred hem 1.5.",
    views: [
      {
        hu: "Két összehajtott natúr lenszalvéta",
        en: "Two folded natural linen napkins",
        view: "Two natural napkins (#cbbd9f) folded to 21 x 21 and stacked, camera 35 degrees above.",
      },
      {
        hu: "A szalvéta sarka pontos szegéssel",
        en: "Corner of the napkin with its mitered hem",
        view: "Macro of one corner, stitches and threads visible.",
      },
      {
        hu: "Piros csíkos szalvéta tányéron, mellette fehér és natúr",
        en: "Red-striped napkin on a plate, white and natural beside it",
        view: "White plate 26 with a napkin with three red stripes (#9c2b2b) at one side, folded in three, on it; white and natural ones stacked behind.",
      },
    ],
  },
  "sarkozi-szottes-futo": {
    object:
      "Sárköz woven runner 35 x 120, cotton, deep red (#8f1d24) and black bands on white ground: bands 6 wide of geometric stars and stylised birds in counted squares, alternating with narrow plain red stripes; fringes 6 long, knotted.",
    views: [
      {
        hu: "Piros-fekete sárközi szőttes futó sötét fán",
        en: "Red and black Sárköz woven runner on dark wood",
        view: "Runner laid lengthwise on a dark walnut table, fringe hanging over the front edge.",
      },
      {
        hu: "Csillagos és madaras sávok a szőttesen",
        en: "Bands of stars and birds in the weave",
        view: "Close-up of two bands from straight above, thread relief visible.",
      },
      {
        hu: "Összehajtott szőttes futó rojtos véggel",
        en: "Folded woven runner with fringed end",
        view: "Runner folded in four, fringe to the front left, a second one rolled behind.",
      },
    ],
  },
  "kender-konyharuha": {
    object:
      "Hemp tea towel 50 x 75, coarse gray-beige hemp (#b9ab8c) with lively threads, at both ends five stripes 0.3 to 1.5 wide, hem hand-stitched, loop of tape.",
    views: [
      {
        hu: "Piros csíkos kender konyharuha félbe hajtva",
        en: "Red-striped hemp tea towel folded in half",
        view: "Towel with red stripes (#9c2b2b) hanging over a wooden rail, both striped ends visible.",
      },
      {
        hu: "A kender szálai és a szőtt csíkok közelről",
        en: "Hemp threads and woven stripes, close up",
        view: "Macro of stripes and knots in the yarn.",
      },
      {
        hu: "Piros és kék csíkos konyharuha cipóval",
        en: "Red-striped and blue-striped tea towels with a loaf",
        view: "Blue-striped towel folded flat, red-striped one loosely round a loaf of bread.",
      },
    ],
  },
  "kalocsai-himzett-terito": {
    object:
      "Round doily 35 wide of white cotton with cutwork edge; Kalocsa embroidery in satin stitch: wreath of roses, bluebells, poppies, wheat ears, paprika pods and leaves round an empty middle 10 wide; colors poppy red (#c8242f), pink, violet, corn yellow, cornflower blue, three greens; raised threads with silky sheen.",
    views: [
      {
        hu: "Kerek fehér terítő színes kalocsai hímzéssel",
        en: "Round white doily with colorful Kalocsa embroidery",
        view: "Doily lying flat, from 60 degrees above, whole circle visible.",
      },
      {
        hu: "Hímzett rózsa és búzavirág közelről",
        en: "Embroidered rose and cornflower, close up",
        view: "Macro of one rose, satin stitches visible as raised threads.",
      },
      {
        hu: "Színes és fehér hímzésű terítő egymáson",
        en: "A colorful and a white-embroidered cloth, one on the other",
        view: "Round colorful one 35 overlapping a folded square one with white-on-white embroidery and cutwork.",
      },
    ],
  },
  "matyo-parna": {
    object:
      "Cushion 40 x 40, 14 thick. Matyó embroidery covering the middle 30: three large heart-centred roses with concentric petals, tulips, small buds and curling leaves, dense satin stitch in madder red, pink, orange, yellow, turquoise, violet, green.",
    views: [
      {
        hu: "Fekete párna dús matyó rózsákkal",
        en: "Black cushion with dense Matyó roses",
        view: "Cushion of black cotton sateen leaning against the wall, eye level.",
      },
      {
        hu: "Matyó rózsa öltései közelről",
        en: "Stitches of a Matyó rose, close up",
        view: "Macro of one rose on black, thread relief and sheen.",
      },
      {
        hu: "Fekete, fehér és piros matyó párna egy padon",
        en: "Black, white and red Matyó cushions on a bench",
        view: "Three cushions in a row on a plain oak bench, grounds black, white, deep red (#8f1d24).",
      },
    ],
  },
  gyapjutakaro: {
    object:
      "Woolen throw 130 x 180, thick twill of undyed sheep’s wool, soft nap, herringbone 1.5, fringe 8 long twisted.",
    views: [
      {
        hu: "Összehajtott natúr gyapjútakaró rojttal",
        en: "Folded natural wool throw with fringe",
        view: "Natural cream throw (#ddd2bb) folded to 45 x 35 x 12, fringe to the front.",
      },
      {
        hu: "Halszálkás szövés és sodrott rojt közelről",
        en: "Herringbone weave and twisted fringe, close up",
        view: "Macro of weave and fringe, fibers standing off in side light.",
      },
      {
        hu: "Natúr, szürke és mohazöld takaró egymásra rakva",
        en: "Natural, gray and moss-green throws stacked",
        view: "Three folded throws stacked on a wooden stool: natural, gray (#8a8880), moss (#5f6b45).",
      },
    ],
  },
  "nemez-ulolap": {
    object:
      "Round felt seat pad 35 wide, 1.5 thick, hand-felted wool with slightly soft irregular edge; in the middle an inlaid eight-petal rosette 16 wide in natural white.",
    views: [
      {
        hu: "Mohazöld nemez ülőlap fehér rozettával",
        en: "Moss-green felt seat pad with a white rosette",
        view: "One moss (#5f6b45) pad leaning on its edge against the wall, slightly turned.",
      },
      {
        hu: "A nemez széle és a beledolgozott minta",
        en: "Edge of the felt and the inlaid pattern",
        view: "Macro of rosette tip and pad edge, fibers visible.",
      },
      {
        hu: "Négy ülőlap egymáson: natúr, moha, rozsda, kék",
        en: "Four seat pads stacked: natural, moss, rust, blue",
        view: "Stack of four pads, natural gray-beige, moss, rust (#a5532d), indigo (#33456f), on a three-legged wooden stool.",
      },
    ],
  },
  "lenvaszon-meteraru": {
    object:
      "Linen cloth by the meter, 150 wide, medium weight, washed, folded into a bolt 40 x 30 x 10 round cardboard, last turn pinned back as a triangle.",
    views: [
      {
        hu: "Natúr lenvászon végben",
        en: "Bolt of natural linen",
        view: "One natural bolt (#cbbd9f), 20 degrees above.",
      },
      {
        hu: "Lenvászon redői és szálai oldalfényben",
        en: "Folds and threads of the linen in side light",
        view: "Close-up of draped natural linen with deep soft folds.",
      },
      {
        hu: "Három lenvászon: natúr, fehér, grafitszürke",
        en: "Three linens: natural, white, graphite",
        view: "Three bolts stacked, natural, white, graphite (#4a4a4c), wooden-handled tailor’s scissors beside.",
      },
    ],
  },
  "szott-szalag": {
    object:
      "Hand-woven cotton ribbon 2 wide on a wooden spool 6 wide and 5 high, tablet-woven: two-color pattern of small diamonds between white edge lines.",
    views: [
      {
        hu: "Piros-fehér szőtt szalag faorsón",
        en: "Red and white woven ribbon on a wooden spool",
        view: "One spool standing, red (#9c2b2b) and white ribbon, 25 of ribbon curling to the front.",
      },
      {
        hu: "A szalag rombuszmintája közelről",
        en: "Diamond pattern of the ribbon, close up",
        view: "Macro of two turns of ribbon crossing.",
      },
      {
        hu: "Piros, kék és zöld szalagorsó, az egyik ajándékra kötve",
        en: "Red, blue and green spools, one ribbon tied round a gift",
        view: "Three spools, red, blue (#2f4576), green (#4d7a45), beside a box in brown paper tied with the blue one.",
      },
    ],
  },
})
