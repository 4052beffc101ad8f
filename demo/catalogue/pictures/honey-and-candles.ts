import { shoot } from "./shoot.ts"

export const honeyAndCandlePictures = shoot({
  "orsegi-akacmez": {
    object:
      "Low hexagonal honey jar 9 high, 8 wide, clear glass, black metal lid; filled with very clear pale yellow acacia honey (#f2d98a); small cream paper label 5 x 4 with a line-drawn acacia twig, no readable text.",
    views: [
      {
        hu: "Világos akácméz hatszögletű üvegben",
        en: "Pale acacia honey in a hexagonal jar",
        view: "One jar at eye level, light shining through from behind left.",
      },
      {
        hu: "Mézcsurgatóról lecsorgó akácméz",
        en: "Acacia honey running from a dipper",
        view: "Open jar, wooden honey dipper held above, thin thread of honey falling, close-up.",
      },
      {
        hu: "Három akácmézes üveg nagyság szerint",
        en: "Three jars of acacia honey by size",
        view: "Jars 7, 9 and 12 high in a row, sprig of white acacia blossom before them.",
      },
    ],
  },
  "zempleni-harsmez": {
    object:
      "Round straight honey jar 10 high, 8 wide, clear glass, golden metal lid; linden honey greenish amber (#c99a3a), slightly cloudy; cream label with a linden leaf drawing, no readable text.",
    views: [
      {
        hu: "Hársméz kerek üvegben, zöldes-borostyán színnel",
        en: "Linden honey in a round jar, greenish amber",
        view: "One jar at eye level, light from behind left.",
      },
      {
        hu: "Hársméz kanálon, finom kristályokkal",
        en: "Linden honey on a spoon with fine crystals",
        view: "Close-up of a wooden spoon full of half-crystallized honey over the open jar.",
      },
      {
        hu: "Hársmézes üvegek szárított hársvirággal",
        en: "Jars of linden honey with dried linden blossom",
        view: "Three jars 8, 10, 13 high, dried linden blossoms scattered on the table.",
      },
    ],
  },
  "orsegi-erdei-mez": {
    object:
      "Low hexagonal honey jar 9 high, 8 wide, clear glass, black lid; honeydew honey almost black-brown (#3d1f0e), red-brown at the thin edges; cream label with a fir twig drawing, no readable text.",
    views: [
      {
        hu: "Sötét erdei méz hatszögletű üvegben",
        en: "Dark forest honey in a hexagonal jar",
        view: "One jar at eye level, edges glowing red-brown.",
      },
      {
        hu: "Erdei méz fehér tálkában",
        en: "Forest honey in a small white bowl",
        view: "White bowl 12 with a pool of dark honey and a dipper, 40 degrees above, jar out of focus behind.",
      },
      {
        hu: "Két üveg erdei méz fenyőággal",
        en: "Two jars of forest honey with a fir twig",
        view: "Jars 7 and 9 high, fir twig, slice of rye bread on a board.",
      },
    ],
  },
  kremmez: {
    object:
      "Wide low jar 7 high, 8.5 wide, clear glass with a cork lid; creamed honey, opaque ivory (#efe1bd), swirl on the surface; narrow paper band round the jar.",
    views: [
      {
        hu: "Elefántcsontszínű krémméz parafa fedelű üvegben",
        en: "Ivory creamed honey in a cork-lidded jar",
        view: "One jar, closed, eye level.",
      },
      {
        hu: "A krémméz csigavonalú felszíne",
        en: "Swirled surface of the creamed honey",
        view: "Open jar from 50 degrees above, small knife with a curl of honey beside.",
      },
      {
        hu: "Natúr, fahéjas és diós krémméz",
        en: "Plain, cinnamon and walnut creamed honey",
        view: "Three jars: ivory, cinnamon beige (#c99f6e) with a cinnamon stick, ivory with walnut pieces and two walnuts.",
      },
    ],
  },
  "mezvalogatas-fadobozban": {
    object:
      "Pine box 24 x 9 x 8 with sliding lid and wood wool inside, three small round jars 6 high, 5.5 wide with golden lids: pale acacia, amber linden, dark forest honey.",
    views: [
      {
        hu: "Három kis üveg méz fadobozban",
        en: "Three small jars of honey in a wooden box",
        view: "Open box turned 20 degrees, three jars standing in it, camera 30 degrees above.",
      },
      {
        hu: "Világos, borostyán és sötét méz egymás mellett",
        en: "Pale, amber and dark honey side by side",
        view: "The three jars before the box, eye level, light from behind.",
      },
      {
        hu: "Zárt mézesdoboz szőtt szalaggal átkötve",
        en: "Closed honey box tied with a woven ribbon",
        view: "Closed box, lid with a burned-in bee 4 wide, red and white woven ribbon round it.",
      },
    ],
  },
  "ontott-oszlopgyertya": {
    object:
      "Poured beeswax pillar candle, 7 wide, 12 high, golden yellow (#d9a441), satin surface with faint bloom, slightly concave top, cotton wick 1.",
    views: [
      {
        hu: "Aranysárga méhviasz oszlopgyertya",
        en: "Golden beeswax pillar candle",
        view: "One unlit candle at eye level.",
      },
      {
        hu: "Égő oszlopgyertya, áttetsző peremmel",
        en: "Burning pillar candle with a translucent rim",
        view: "Close-up of the upper third, lit, wax glowing, small melt pool, dim room.",
      },
      {
        hu: "Három oszlopgyertya kerámiatányéron",
        en: "Three pillar candles on a ceramic plate",
        view: "Candles 8, 12, 18 high on a black plate 26 wide, the tallest lit.",
      },
    ],
  },
  "martott-gyertyapar": {
    object:
      "Two hand-dipped taper candles 24 long, 2.2 thick at the base tapering to 1.2, joined by one uncut wick loop at the top, dipped layers visible at the base.",
    views: [
      {
        hu: "Közös kanócú mártott gyertyapár fa szegen",
        en: "Pair of dipped tapers hanging by their common wick",
        view: "Golden pair hanging over a wooden peg before the backdrop.",
      },
      {
        hu: "A mártás rétegei a gyertyák talpán",
        en: "Layers of dipping at the foot of the candles",
        view: "Macro of the base ends lying side by side, rings of layers.",
      },
      {
        hu: "Sárga, vörös és zöld gyertyapár egymáson",
        en: "Yellow, red and green pairs laid together",
        view: "Three pairs on linen: golden, wine red (#7d2027), forest green (#33523f), tied with hemp string.",
      },
    ],
  },
  "mehsejt-gyertya": {
    object:
      "Candle rolled from a beeswax honeycomb sheet, 4.5 wide, 20 high, golden yellow, hexagon relief 0.5 cells, spiral visible on the top, slightly slanting top edge.",
    views: [
      {
        hu: "Lépből tekert méhviasz gyertya",
        en: "Candle rolled from a beeswax sheet",
        view: "One unlit candle at eye level.",
      },
      {
        hu: "A hatszögletű sejtek és a tekercs vége",
        en: "Hexagonal cells and the end of the roll",
        view: "Macro of the top spiral and cells from 35 degrees above.",
      },
      {
        hu: "Két méretű tekert gyertya viaszlap mellett",
        en: "Rolled candles in two sizes beside a wax sheet",
        view: "Candles 10 and 20 high, a loosely curled wax sheet behind.",
      },
    ],
  },
  viaszmecses: {
    object: "Beeswax tea light 3.8 wide, 1.8 high, golden yellow in a thin clear cup, cotton wick.",
    views: [
      {
        hu: "Hat méhviasz mécses két sorban",
        en: "Six beeswax tea lights in two rows",
        view: "Six unlit tea lights in two rows, 25 degrees above.",
      },
      {
        hu: "Égő viaszmécses közelről",
        en: "A burning tea light, close up",
        view: "Macro of one lit tea light, two more blurred.",
      },
      {
        hu: "Mécsesek áttört kerámiatartóban és papírdobozban",
        en: "Tea lights in a pierced holder and in their paper box",
        view: "Open kraft box with twelve tea lights, a pierced clay holder with one lit beside.",
      },
    ],
  },
  "feliratos-mezeskalacs-sziv": {
    object:
      "Gingerbread heart 18 wide, 1 thick, brown (#8a5428) matt surface with fine pores, icing border of white waves and dots, two small icing flowers in red and green, white band across the middle for a name, two holes with a red ribbon.",
    views: [
      {
        hu: "Mézeskalács szív Anna felirattal",
        en: "Gingerbread heart with the name Anna",
        view: "One heart hanging on its ribbon before the backdrop, the name 'Anna' in white icing script.",
      },
      {
        hu: "A cukormáz hullámai közelről",
        en: "Waves of icing, close up",
        view: "Macro of border, dots and a red flower, thickness of the icing visible.",
      },
      {
        hu: "Két feliratos szív, kisebb és nagyobb",
        en: "Two named hearts, a smaller and a larger one",
        view: "Hearts 12 and 18 wide lying on white paper, names 'Bence' and 'Lili', 60 degrees above.",
      },
    ],
  },
  "tukros-mezeskalacs-sziv": {
    object:
      "Traditional fair heart of honey dough, 15 wide, 1.2 thick, glossy red (#b01e24) sugar glaze, small rectangular mirror 3 x 2 in the middle in a frame of white icing, white and yellow icing scrolls, green leaves, scalloped white border, ribbon.",
    views: [
      {
        hu: "Piros tükrös mézeskalács szív",
        en: "Red gingerbread heart with a mirror",
        view: "One heart upright, leaning, from the front.",
      },
      {
        hu: "A kis tükör és a köré húzott cukorminta",
        en: "The little mirror and the icing round it",
        view: "Close-up of mirror and scrolls, soft window reflection.",
      },
      {
        hu: "Három tükrös szív méret szerint, szalagon",
        en: "Three mirrored hearts by size on ribbons",
        view: "Hearts 10, 15, 22 wide hanging side by side from a wooden rail.",
      },
    ],
  },
  "friss-mezespuszedli": {
    object:
      "Soft round honey biscuits 4.5 wide, 2.2 high, domed, golden brown with a thin cracked white sugar glaze.",
    views: [
      {
        hu: "Cukormázas mézespuszedli fehér tálban",
        en: "Glazed honey cookies in a white bowl",
        view: "A dozen biscuits heaped in a white bowl 18 wide, 25 degrees above.",
      },
      {
        hu: "Kettétört mézespuszedli puha belseje",
        en: "Soft inside of a broken honey cookie",
        view: "Macro of one biscuit broken in two on a board, crumbs.",
      },
      {
        hu: "Puszedlik papírzacskóban, spárgával átkötve",
        en: "Honey cookies in a paper bag tied with string",
        view: "Kraft bag 20 high tied with string, five biscuits before it on linen.",
      },
    ],
  },
})
