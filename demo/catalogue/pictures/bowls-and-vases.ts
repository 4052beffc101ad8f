import { shoot } from "./shoot.ts"

export const bowlAndVasePictures = shoot({
  "haban-talka": {
    object:
      "Small Haban faience bowl, 12 wide, 5 high, gently curved wall on a foot ring of 5. Glossy white tin glaze (#f3efe4). Inside, in the well, one round motif 7 wide in cobalt, lemon yellow, copper green with manganese outline; a cobalt line inside the rim, outside plain white.",
    views: [
      {
        hu: "Habán tálka, közepén kék-sárga tulipán",
        en: "Haban bowl with a blue and yellow tulip in its center",
        view: "One bowl with tulip motif, camera 40 degrees above so the motif is seen whole.",
      },
      {
        hu: "A fehér tálka oldalról, a talpgyűrűvel",
        en: "The white bowl from the side with its foot ring",
        view: "Eye level, two bowls stacked, clean white profile, soft glaze pooling at the foot.",
      },
      {
        hu: "Négy habán tálka: tulipán, szegfű, gránátalma és csillag",
        en: "Four Haban bowls: tulip, carnation, pomegranate and star",
        view: "Four bowls in a loose square from straight above: tulip, carnation, pomegranate, eight-pointed star; walnuts in none, one small spoon beside.",
      },
    ],
  },
  "vasarhelyi-falitanyer": {
    object:
      "Wall plate, 26 wide, 4 deep, broad rim 5. White slip ground under clear glaze; center a bouquet of one large rose between two tulips with feathered leaves, scratched outlines; rim with a running leaf garland; everything in cobalt blues (#1f3f7f, #5b7fb8). Two holes for a hanging cord in the foot ring.",
    views: [
      {
        hu: "Kék virágcsokros hódmezővásárhelyi falitányér szemből",
        en: "Hódmezővásárhely wall plate with a blue bouquet, from the front",
        view: "One plate standing upright on a small wooden stand, straight from the front.",
      },
      {
        hu: "A tányér pereme a körbefutó levélsorral",
        en: "Rim of the plate with its running garland of leaves",
        view: "Close-up of a quarter of rim and one tulip, oblique light showing scratched outlines.",
      },
      {
        hu: "Három falitányér a falon, kékben és zöldben",
        en: "Three wall plates on a wall, in blue and green",
        view: "Three plates (20, 26, 32 wide) hanging on an off-white wall in a triangle, the smallest in copper green (#3f7a55), seen from the front with soft side shadows.",
      },
    ],
  },
  "szaszkezdi-tal": {
    object:
      "Deep bowl in the Saschiz manner, 24 wide, 9 high, conical wall, turned-out rim 1.5, foot 10. Outside and inside covered with deep cobalt slip (#223a78) under glossy glaze; design scratched through to the white: inside a stag facing left in a wreath of tulips, outside a band of triangles below the rim.",
    views: [
      {
        hu: "Kobaltkék szászkézdi tál háromszögsorral",
        en: "Cobalt Saschiz bowl with a band of triangles",
        view: "One bowl at 10 degrees above eye level, band of white triangles outside visible.",
      },
      {
        hu: "A tál belseje: karcolt szarvas tulipánkoszorúban",
        en: "Inside of the bowl: a scratched stag in a wreath of tulips",
        view: "From 60 degrees above, the stag whole, light grazing.",
      },
      {
        hu: "Kék tál almákkal, mögötte egy kisebb",
        en: "Blue bowl with apples, a smaller one behind",
        view: "Bowl 24 filled with five red-yellow apples, bowl 18 empty behind right, camera 25 degrees above.",
      },
    ],
  },
  "fekete-kinalotal": {
    object:
      "Black-fired serving bowl, 22 wide, 8 high, soft hemispherical wall, rim slightly turned in, no foot ring. Outside matt smoke-black, inside burnished in concentric rings to a graphite shine.",
    views: [
      {
        hu: "Fekete kínálótál matt külsővel",
        en: "Black serving bowl with a matte outside",
        view: "One bowl, 15 degrees above eye level.",
      },
      {
        hu: "Körkörös simítás nyoma a tál belsejében",
        en: "Concentric burnishing inside the bowl",
        view: "Close-up into the bowl from 50 degrees above, rings of shine.",
      },
      {
        hu: "Fekete tálak dióval, három méretben",
        en: "Black bowls in three sizes, with walnuts",
        view: "Three bowls 16, 22, 28 wide nested loosely side by side, the middle one filled with walnuts.",
      },
    ],
  },
  "orsegi-fedeles-sutotal": {
    object:
      "Lidded casserole, 26 wide, 16 high with lid: straight wall 10 high with two small loop handles, domed lid with a round knob 4. Coarse red-brown clay (#a2633c), outside unglazed with two incised lines, inside and lid edge honey-brown glossy glaze.",
    views: [
      {
        hu: "Fedeles őrségi sütőtál két füllel",
        en: "Lidded casserole from the Őrség with two handles",
        view: "Closed pot at eye level, handles left and right.",
      },
      {
        hu: "A tál mázas belseje, a fedő mellé döntve",
        en: "Glazed inside of the pot with the lid leaning beside it",
        view: "Lid leaning against the pot at the right, view from 35 degrees above into the glazed inside.",
      },
      {
        hu: "Sütőtál frissen sült cipóval",
        en: "Casserole with a freshly baked loaf",
        view: "Pot open with a round floury loaf risen in it, folded natural linen cloth under it, lid behind.",
      },
    ],
  },
  "csurgatott-salatastal": {
    object:
      "Salad bowl from Mezőtúr, 28 wide, 10 high, wide open curve, rolled rim, foot 11. Buff clay, inside white slip with trailed glaze running from the rim to the middle in some twenty soft streaks of bottle green (#2f6b3f) and honey (#b5782a); outside green glaze to 2 above the foot.",
    views: [
      {
        hu: "Zöld csurgatott mázas salátástál",
        en: "Salad bowl with trailed green glaze",
        view: "One bowl, 20 degrees above eye level, streaks on the far inside wall visible.",
      },
      {
        hu: "A peremről befutó mázcsíkok felülről",
        en: "Streaks of glaze running in from the rim, from above",
        view: "Straight from above, whole bowl, streaks meeting in the middle.",
      },
      {
        hu: "Salátástál paradicsommal, mellette egy mézszínű kisebb tál",
        en: "Salad bowl with tomatoes beside a smaller honey-colored one",
        view: "Green bowl 28 with red and yellow tomatoes, honey-only bowl 20 at the right front with a wooden spoon in it.",
      },
    ],
  },
  "fekete-vaza": {
    object:
      "Black-fired vase, 28 high: slender drop shape 12 wide at the lower third, neck 3.5, lip slightly flared to 5. Satin smoke-black, a burnished net of thin crossing lines from shoulder to belly.",
    views: [
      {
        hu: "Karcsú fekete váza hálómintával",
        en: "Slender black vase with a net pattern",
        view: "One empty vase at eye level.",
      },
      {
        hu: "A váza nyaka és hálómintája közelről",
        en: "Neck and net pattern of the vase, close up",
        view: "Close-up of neck and shoulder, raking light.",
      },
      {
        hu: "Három fekete váza, az egyikben száraz kalász",
        en: "Three black vases, one with dried ears of wheat",
        view: "Three vases 18, 28 and 42 high in a group, dried wheat ears in the middle one.",
      },
    ],
  },
  "tulipanos-vaza": {
    object:
      "Faience vase, 24 high: baluster form, belly 13 at two thirds, waist 7 above a foot of 9, short flared neck 7. White tin glaze; one tall tulip rising from a heart, two half tulips at the sides, in cobalt, lemon yellow and copper green with manganese outline; cobalt bands at neck and foot.",
    views: [
      {
        hu: "Fehér tulipános váza szemből",
        en: "White vase with tulips, from the front",
        view: "One vase at eye level, motif centred.",
      },
      {
        hu: "A szívből kinövő tulipán közelről",
        en: "The tulip growing from a heart, close up",
        view: "Close-up of heart and tulip, vase turned 20 degrees.",
      },
      {
        hu: "Kobalt alapú és fehér váza friss tulipánokkal",
        en: "A cobalt-ground and a white vase with fresh tulips",
        view: "White vase 24 holding three yellow tulips; beside it a vase 15 with cobalt ground (#27408b) and white motif.",
      },
    ],
  },
  "attort-mecsestarto": {
    object:
      "Pierced tea-light holder, 11 high, 10 wide: onion dome on a short foot, open top 5. Wall cut with eight-pointed stars 2 wide in two rows of eight and small round holes between. Unglazed clay, thin wall 0.5.",
    views: [
      {
        hu: "Csillagos áttört mécsestartó natúr agyagból",
        en: "Pierced tea-light holder with stars in natural clay",
        view: "One holder in buff clay (#c58a5a), unlit, eye level.",
      },
      {
        hu: "Kivágott csillag éle közelről",
        en: "Cut edge of a star, close up",
        view: "Macro of two stars, thickness of the wall visible, warm light from inside.",
      },
      {
        hu: "Három égő mécsestartó, csillagárnyékkal a falon",
        en: "Three lit holders casting star shadows on the wall",
        view: "Buff, white-slipped and black holder, candles lit inside, dim room, star-shaped light patches on wall and table.",
      },
    ],
  },
  "fekete-gyertyatarto": {
    object:
      "Black-fired candlestick, 14 high: flared foot 9, turned stem with two rings, drip tray 6, socket for a candle 2.2 wide. Satin smoke-black, rings burnished bright.",
    views: [
      {
        hu: "Fekete esztergált formájú gyertyatartó",
        en: "Black candlestick with a turned profile",
        view: "One candlestick without a candle at eye level.",
      },
      {
        hu: "A gyertyatartó tányérja és gyűrűi",
        en: "Drip tray and rings of the candlestick",
        view: "Close-up from 30 degrees above on tray and socket.",
      },
      {
        hu: "Három gyertyatartó méhviasz gyertyákkal",
        en: "Three candlesticks with beeswax candles",
        view: "Candlesticks 8, 14 and 20 high in a group, each with a golden beeswax taper 20 long, the middle one lit.",
      },
    ],
  },
})
