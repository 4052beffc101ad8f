import { shoot } from "./shoot.ts"

export const toyPictures = shoot({
  "festett-porgettyu": {
    object:
      "Wooden spinning top of beech, 6 wide, 7 high: flat cone body, turned stem 3, point rounded; concentric painted rings 0.4 to 1 wide on the upper face, clear water-based varnish.",
    views: [
      {
        hu: "Piros-fehér gyűrűs bükkfa pörgettyű",
        en: "Beech spinning top with red and white rings",
        view: "One top with red (#b5282c) and white rings, lying tilted on its edge.",
      },
      {
        hu: "Pörgő pörgettyű elmosódó gyűrűkkel",
        en: "Top spinning, its rings blurred",
        view: "One top upright, spinning with rotational blur, 35 degrees above.",
      },
      {
        hu: "Piros, kék, zöld és natúr pörgettyű",
        en: "Red, blue, green and natural tops",
        view: "Four tops in a loose group, one upright.",
      },
    ],
  },
  "bukkfa-epitokocka": {
    object:
      "Beech building blocks on a 4 cm grid: cubes 4, bricks 8 x 4 x 4, cylinders 4 wide, triangular roofs, arches 12 x 6 x 4; edges rounded 0.3.",
    views: [
      {
        hu: "Bükkfa építőkockákból rakott kapu és torony",
        en: "Gate and tower built of beech blocks",
        view: "A gate and tower of about sixteen natural blocks, 32 high, eye level.",
      },
      {
        hu: "Legömbölyített élek és a fa erezete",
        en: "Rounded edges and the grain of the wood",
        view: "Close-up of five blocks stacked loosely.",
      },
      {
        hu: "Színes és natúr kockák vászonzsákkal",
        en: "Colored and natural blocks with a linen bag",
        view: "Mixed blocks, a third painted red, blue, green, yellow (muted), spilling from a natural drawstring bag 30 high.",
      },
    ],
  },
  "huzos-barany": {
    object:
      "Pull-along sheep 16 long, 14 high: flat body 3 thick cut from linden in a simple outline, carved curls as round dents, small face turned forward, standing on a board 18 x 7 with four wooden wheels 4 wide, cotton cord 60 with a wooden ball.",
    views: [
      {
        hu: "Fehér fabárány kerekeken, húzózsinórral",
        en: "White wooden sheep on wheels with a pull cord",
        view: "Sheep with white milk paint, natural face, in profile facing left, cord curling to the front.",
      },
      {
        hu: "A bárány faragott göndör gyapja",
        en: "Carved curls of the sheep’s fleece",
        view: "Close-up of body and head from the front left.",
      },
      {
        hu: "Fehér és fekete bárány egymás mögött",
        en: "White and black sheep one behind the other",
        view: "White sheep in front, black one following, cords joined.",
      },
    ],
  },
  "faragott-haziallat": {
    object:
      "Small animal carved of linden, about 9 long and 6 high, simple rounded shapes, 2.5 thick, knife facets, oiled and partly tinted with water stain.",
    views: [
      {
        hu: "Faragott szürkemarha hosszú szarvval",
        en: "Carved gray cattle with long horns",
        view: "One Hungarian gray ox, pale gray tint, dark horn tips, profile facing right.",
      },
      {
        hu: "A mangalica oldala, faragásnyomokkal",
        en: "Side of the Mangalica pig with knife marks",
        view: "Close-up of a curly-coated pig, rows of small curved cuts.",
      },
      {
        hu: "Mangalica, racka, szürkemarha és puli együtt",
        en: "Mangalica, Racka sheep, gray cattle and Puli together",
        view: "Four animals: pig, Racka sheep with upright spiral horns, gray ox, black corded Puli dog, in a loose row.",
      },
    ],
  },
  "toronyrako-karikak": {
    object:
      "Stacking tower 20 high: round base 10, peg, six rings of beech from 10 down to 5 wide, each 2.2 thick with rounded edges, stained red, orange, yellow, green, blue, natural, ball on top 5.",
    views: [
      {
        hu: "Toronyrakó hat színes fakarikával",
        en: "Stacking tower with six colored wooden rings",
        view: "Complete tower at eye level.",
      },
      {
        hu: "A karikák pácolt felülete közelről",
        en: "Stained surface of the rings, close up",
        view: "Close-up of three rings, grain showing through the color.",
      },
      {
        hu: "Szétszedett toronyrakó karikái az asztalon",
        en: "The rings of the tower spread on a table",
        view: "Half-built tower with three rings, the others lying round it, ball in front.",
      },
    ],
  },
  malomjatek: {
    object:
      "Nine men’s morris board of walnut, 24 x 24 x 2, three nested squares with connecting lines inlaid in light maple 0.3 wide, small drilled points; eighteen turned pieces 2 wide, nine maple, nine walnut; drawstring bag.",
    views: [
      {
        hu: "Malomjáték diófa táblán, juhar betéttel",
        en: "Nine men’s morris on a walnut board with maple inlay",
        view: "Board with a game in progress, 40 degrees above.",
      },
      {
        hu: "Az intarzia vonala és két bábu",
        en: "Line of the inlay and two pieces",
        view: "Macro of a corner point with one light and one dark piece.",
      },
      {
        hu: "A malomtábla állítva, bábukkal és zsákkal",
        en: "The board standing with its pieces and bag",
        view: "Board leaning upright, pieces in two small heaps, linen bag.",
      },
    ],
  },
  "huzos-kisvonat": {
    object:
      "Wooden pull train 38 long: engine 12 x 6 x 9 with round boiler and chimney, two wagons 10 x 6 x 5, wheels 3.5, joined by wooden hooks, cord; beech, engine stained.",
    views: [
      {
        hu: "Kék mozdonyos húzós kisvonat két kocsival",
        en: "Pull train with a blue engine and two wagons",
        view: "Whole train turned 25 degrees, blue (#35507f) engine, slightly above eye level.",
      },
      {
        hu: "A mozdony kereke és kampója",
        en: "Wheel and hook of the engine",
        view: "Close-up of engine wheels and coupling.",
      },
      {
        hu: "Piros mozdony, kocsijain építőkockákkal",
        en: "Red engine with building blocks in its wagons",
        view: "Red (#a52f2c) engine, wagons loaded with small beech cubes.",
      },
    ],
  },
})

export const glassPictures = shoot({
  "huta-vizespohar": {
    object:
      "Mouth-blown tumbler 9 high, 7.5 wide, straight sides, thick base 1, slightly uneven rim, few tiny bubbles.",
    views: [
      {
        hu: "Erdőzöld fújt üvegpohár vízzel",
        en: "Forest-green blown tumbler with water",
        view: "One green (#5f8a5a) tumbler half full of water, eye level, caustics on the table.",
      },
      {
        hu: "A pohár vastag alja buborékokkal",
        en: "Thick base of the tumbler with bubbles",
        view: "Macro of base and lower wall, clear glass.",
      },
      {
        hu: "Áttetsző, kék, zöld és borostyán pohár",
        en: "Clear, blue, green and amber tumblers",
        view: "Four tumblers in a row, clear, pale cobalt, forest green, amber, light through them.",
      },
    ],
  },
  "dugos-palack": {
    object:
      "Blown bottle with glass stopper, 26 high: cylindrical body 10 wide, rounded shoulder, neck 3 with ring lip, ball stopper 4.",
    views: [
      {
        hu: "Halványzöld dugós palack vízzel",
        en: "Pale green stoppered bottle with water",
        view: "One pale green bottle three quarters full of water, stopper in, eye level.",
      },
      {
        hu: "A gömbdugó és a palack szája",
        en: "Ball stopper and mouth of the bottle",
        view: "Close-up, stopper lying beside the neck.",
      },
      {
        hu: "Két palack poharakkal: áttetsző és zöld",
        en: "Two bottles with tumblers: clear and green",
        view: "Clear bottle 32 with elderflower syrup, pale green bottle 26, two tumblers.",
      },
    ],
  },
  uvegharang: {
    object:
      "Small glass table bell 12 high, 7 wide: bell body with flared rim, solid twisted handle with a ball, glass clapper on a short chain.",
    views: [
      {
        hu: "Kobaltkék asztali üvegharang",
        en: "Cobalt glass table bell",
        view: "One cobalt bell with clear handle, eye level.",
      },
      {
        hu: "A harang nyelve és pereme alulról",
        en: "Clapper and rim of the bell from below",
        view: "Bell lying on its side, opening toward the camera.",
      },
      {
        hu: "Áttetsző és kék harang egymás mellett",
        en: "Clear and blue bells side by side",
        view: "Two bells on a dark wooden shelf, soft highlights.",
      },
    ],
  },
  "fujt-uveggomb": {
    object:
      "Blown glass bauble 7 wide, thin wall, silver cap with ring and natural linen string; translucent color with a fine trailed white spiral.",
    views: [
      {
        hu: "Piros fújt üveggömb fehér spirállal",
        en: "Red blown glass bauble with a white spiral",
        view: "One red bauble hanging before the backdrop.",
      },
      {
        hu: "Az üvegszál spirálja közelről",
        en: "The trailed glass spiral, close up",
        view: "Macro of the upper half of a red bauble, cap and string.",
      },
      {
        hu: "Négy üveggömb dobozban: piros, borostyán, zöld, kék",
        en: "Four baubles in a box: red, amber, green, blue",
        view: "Kraft box with four compartments and four baubles of different colors, 45 degrees above.",
      },
    ],
  },
  "buborekos-vaza": {
    object:
      "Vase of bubble glass, 20 high: cylinder 9 wide swelling softly to 11 in the lower third, thick base 1.5, many small round bubbles in layers.",
    views: [
      {
        hu: "Zöld buborékos üvegváza",
        en: "Green bubble-glass vase",
        view: "One pale green vase, empty, backlit from the left, eye level.",
      },
      {
        hu: "Buborékok a váza falában",
        en: "Bubbles in the wall of the vase",
        view: "Macro of bubbles near the base.",
      },
      {
        hu: "Zöld és kék váza egy szál ággal",
        en: "Green and blue vases with a single branch",
        view: "Green vase 30 with one budding branch, blue vase 20 empty.",
      },
    ],
  },
  "uveg-mezescsupor": {
    object:
      "Glass honey pot 11 high with lid, 9 wide: beehive shape of five soft rings, lid with a slot, wooden dipper 15 through it.",
    views: [
      {
        hu: "Méhkas formájú üveg mézescsupor csurgatóval",
        en: "Beehive-shaped glass honey pot with dipper",
        view: "One clear pot two thirds full of golden honey, lid on, dipper handle out, eye level.",
      },
      {
        hu: "A csupor fedele és a facsurgató",
        en: "Lid of the pot and the wooden dipper",
        view: "Lid beside, dipper above the pot with honey dripping, close-up.",
      },
      {
        hu: "Borostyán és áttetsző mézescsupor reggelizőasztalon",
        en: "Amber and clear honey pots on a breakfast table",
        view: "Clear and amber pots, toasted bread on a board, linen napkin, 30 degrees above.",
      },
    ],
  },
})
