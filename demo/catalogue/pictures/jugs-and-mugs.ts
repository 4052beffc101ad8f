import { shoot } from "./shoot.ts"

export const jugAndMugPictures = shoot({
  "haban-kancso": {
    object:
      "Haban faience jug, 22 high: pear-shaped body widest (14) at one third of the height, short cylindrical neck 7 wide, small pinched lip, strap handle from rim to shoulder, foot ring 9. Thick glossy white tin glaze (#f3efe4), slightly uneven. Front painted with one upright tulip spray between two carnations, leaves curling symmetrically: petals cobalt (#2b4a8f) and lemon yellow (#d9b13b), leaves copper green (#3f7a55), outlines thin manganese (#4a2f3a); two cobalt lines round neck and foot.",
    views: [
      {
        hu: "Fehér ónmázas habán kancsó kék-sárga tulipánnal, szemből",
        en: "White tin-glazed Haban jug with a blue and yellow tulip, seen from the front",
        view: "One jug, handle to the right, eye level at half height, fills 70% of the frame height.",
      },
      {
        hu: "A habán kancsó tulipánja közelről, a kézzel húzott kontúrokkal",
        en: "Close view of the tulip on the Haban jug with its hand-drawn outlines",
        view: "Close-up of shoulder and tulip, turned 30 degrees left, shallow depth of field, brush thickness of the painting visible.",
      },
      {
        hu: "Habán kancsó két kisebb tálkával terített asztalon",
        en: "Haban jug on a laid table with two small bowls",
        view: "The jug on a natural linen cloth with two white bowls (12 wide, 5 high, cobalt rim line) in front left; camera 20 degrees above, a second jug 27 high with a pomegranate motif soft in the background.",
      },
    ],
  },
  "korondi-madaras-kancso": {
    object:
      "Korond jug, 24 high: full round belly 16 wide in the lower half, slim neck 8, trumpet mouth 10 with a pinched spout, round handle. Cream slip (#eadfc4) under clear glossy glaze, foot left as bare red-brown clay. Painted in cobalt (#2f4f8f) and leaf green (#4d7a45): one bird in profile with a lifted tail, a sprig of three-lobed leaves before it and behind it; band of wavy green line on the neck, dotted cobalt row on the shoulder.",
    views: [
      {
        hu: "Hasas korondi kancsó kék madárral, krémszínű alapon",
        en: "Round-bellied Korond jug with a blue bird on a cream ground",
        view: "One jug at eye level, bird facing left, handle right.",
      },
      {
        hu: "A korondi kancsó nyaka és kiöntője, zöld hullámvonallal",
        en: "Neck and spout of the Korond jug with a green wavy line",
        view: "Three-quarter view from 35 degrees above on mouth, pinched spout and handle joint.",
      },
      {
        hu: "Három korondi kancsó nagyság szerint sorban",
        en: "Three Korond jugs in a row by size",
        view: "Three jugs of the same form, 18, 24 and 28 high, slightly overlapping, largest at the right back, the middle one with a sprig of wild flowers.",
      },
    ],
  },
  "mezoturi-boroskorso": {
    object:
      "Wine jug from Mezőtúr, 26 high: tall egg-shaped body 15 wide, narrow neck 5 with a ridge in the middle, small flared mouth 6, strap handle with a thumb dent. Translucent bottle-green glaze (#2f6b3f) darker in pools (#1d4429), lighter on ridges, ending in an uneven line 3 above the foot; below it bare buff clay (#c79a6b). Three incised lines on the shoulder.",
    views: [
      {
        hu: "Karcsú nyakú, zöld mázas boroskorsó Mezőtúrról",
        en: "Slender-necked green-glazed wine jug from Mezőtúr",
        view: "One jug at eye level, handle to the right.",
      },
      {
        hu: "A zöld máz megfolyása a korsó alján, ahol a nyers cserép kezdődik",
        en: "The green glaze running out near the foot, where the bare clay begins",
        view: "Close-up of the lower third: glaze edge with thick drops, throwing rings in the clay.",
      },
      {
        hu: "Zöld boroskorsó két mázas pohárral",
        en: "Green wine jug with two glazed cups",
        view: "The jug with two handleless cups (7 high, 7 wide, same green glaze) and a few dark blue grapes on a worn wooden board, camera 25 degrees above.",
      },
    ],
  },
  "fekete-vizeskorso": {
    object:
      "Black-fired water jug, 30 high: wide shouldered body 22 at two thirds of the height tapering to a foot of 11, short neck 6 with a narrow mouth, one handle from neck to shoulder, a small stub spout opposite. Unglazed smoke-black clay (#232323), satin sheen; burnished decoration of shinier vertical lines crossed by fine zigzag on the shoulder, dull on shiny only, no color.",
    views: [
      {
        hu: "Széles vállú fekete vizeskorsó fényezett cikcakkmintával",
        en: "Broad-shouldered black water jug with burnished zigzag lines",
        view: "One jug at eye level, raking light so that the burnished lines show.",
      },
      {
        hu: "Kaviccsal simított minta a fekete korsó vállán",
        en: "Pebble-burnished pattern on the shoulder of the black jug",
        view: "Close-up of shoulder and handle root, light from far left, shine against matt.",
      },
      {
        hu: "Két fekete korsó egymás mellett, egy nagyobb és egy kisebb",
        en: "Two black jugs side by side, one larger and one smaller",
        view: "Two jugs, 24 and 30 high, the smaller in front left, a folded undyed linen cloth beside them.",
      },
    ],
  },
  "szasz-szives-bogre": {
    object:
      "Transylvanian Saxon mug, 9 high, 8.5 wide, nearly straight sides with a slight belly, round ear handle. Glossy cream-white glaze (#efe8d8), cobalt drawing (#27408b): a large heart with a tulip growing from it and two small tulips leaning out left and right; a row of cobalt dots under the rim, cobalt rim.",
    views: [
      {
        hu: "Krémfehér bögre kobaltkék szívvel és tulipánnal",
        en: "Cream-white mug with a cobalt heart and tulip",
        view: "One mug at eye level, handle to the right, heart facing the camera.",
      },
      {
        hu: "A szíves bögre belseje és füle felülnézetből",
        en: "Inside and handle of the heart mug from above",
        view: "View from 50 degrees above, mug turned 40 degrees, plain cream inside, handle toward the viewer.",
      },
      {
        hu: "Szíves, tulipános és szarvasos bögre sorban",
        en: "Three mugs in a row: heart, tulip and stag",
        view: "Three mugs: heart, single tall tulip, leaping stag between two sprigs, all cobalt on cream; the middle one holds tea, a spoon beside it.",
      },
    ],
  },
  "korondi-madaras-bogre": {
    object:
      "Korond mug, 9.5 high, belly 10 at the lower third, mouth 8, thick round handle. Cream slip under clear glaze, bare red-brown foot. One small bird in profile with a berry twig in brush strokes of one color, a wavy line under the rim.",
    views: [
      {
        hu: "Hasas korondi bögre kék madárral",
        en: "Round-bellied Korond mug with a blue bird",
        view: "One mug painted in cobalt (#2f4f8f), eye level, handle right.",
      },
      {
        hu: "A madár ecsetvonásai közelről",
        en: "The brush strokes of the bird, close up",
        view: "Macro of the cobalt bird, visible stroke ends and glaze shine, handle blurred.",
      },
      {
        hu: "Kék, zöld és barna madaras bögre együtt",
        en: "Blue, green and brown bird mugs together",
        view: "Three mugs in a triangle: cobalt, leaf green (#4d7a45), iron brown (#6b4226), camera 20 degrees above.",
      },
    ],
  },
  "orsegi-tejescsupor": {
    object:
      "Milk mug from the Őrség, 11 high: rounded belly 10, slightly narrower mouth 9 with a small poured lip, flat strap handle. Outside bare buff-red clay (#b5764a) with throwing rings, inside and upper third honey-brown glossy glaze (#8a4b1c) running down in three soft tongues.",
    views: [
      {
        hu: "Mézbarna mázas őrségi tejescsupor",
        en: "Honey-brown glazed milk mug from the Őrség",
        view: "One mug at eye level, lip left, handle right.",
      },
      {
        hu: "A csupor pereme, ahonnan a máz lefelé folyt",
        en: "Rim of the mug from where the glaze has run down",
        view: "Close-up of rim, lip and glaze tongues from 30 degrees above.",
      },
      {
        hu: "Három csupor tejjel és egy szelet kenyérrel",
        en: "Three milk mugs with milk and a slice of bread",
        view: "Three mugs 8, 11 and 13 high on a wooden board, the middle one full of milk, a slice of brown bread beside.",
      },
    ],
  },
  "kobalt-eszpresszocsesze": {
    object:
      "Espresso cup 6 high, 6.5 wide, hemispherical bowl on a small foot, ring handle; saucer 12 wide with a shallow well. White glaze with a broad cobalt band (#2b4a8f) below the rim, painted wet so its lower edge is slightly feathered, five small white dots scratched through the band; saucer with a cobalt rim line.",
    views: [
      {
        hu: "Kobaltcsíkos eszpresszócsésze alátéttel",
        en: "Cobalt-banded espresso cup on its saucer",
        view: "One cup on its saucer, camera 10 degrees above eye level, handle at four o'clock.",
      },
      {
        hu: "A csésze kobaltsávja és visszakapart pöttyei",
        en: "The cobalt band of the cup with its scratched dots",
        view: "Macro of the band and handle, cup alone, saucer out of focus.",
      },
      {
        hu: "Két csésze kávéval, mellettük kockacukor",
        en: "Two cups with coffee and sugar cubes",
        view: "Two cups with coffee and light foam on saucers, two sugar cubes, camera 35 degrees above.",
      },
    ],
  },
  "fekete-palinkaspohar": {
    object:
      "Black-fired handleless cup for spirits, 6 high: narrow foot 3, belly 4.2, mouth 3.8. Smoke-black unglazed outside with burnished vertical stripes, inside clear glossy black glaze.",
    views: [
      {
        hu: "Fekete, fényezett csíkos pálinkáspohár",
        en: "Black cup for spirits with burnished stripes",
        view: "Two cups, one a little behind, eye level, raking light.",
      },
      {
        hu: "A pohár mázas belseje felülről",
        en: "Glazed inside of the cup from above",
        view: "Two cups seen from 45 degrees above, one lying on its side to show the foot.",
      },
      {
        hu: "Hat fekete pohár fatálcán",
        en: "Six black cups on a wooden tray",
        view: "Six cups in two rows on an oval walnut tray 30 long, three plums beside.",
      },
    ],
  },
})
