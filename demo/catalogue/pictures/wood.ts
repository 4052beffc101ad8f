import { shoot } from "./shoot.ts"

export const woodPictures = shoot({
  "cseresznyefa-fozokanal": {
    object:
      "Wooden cooking spoon 30 long of cherry (#a8693f, fine grain): oval bowl 9 x 6, shallow, handle oval in section tapering to 1.4 and ending in a small carved heart 2 wide. Hand-finished, faint knife facets, oiled matt.",
    views: [
      {
        hu: "Cseresznyefa főzőkanál faragott szívvel a nyelén",
        en: "Cherry-wood cooking spoon with a carved heart at the handle end",
        view: "One spoon leaning upright against the backdrop, bowl up.",
      },
      {
        hu: "A kanál feje, a fa rajzolatával",
        en: "Bowl of the spoon with the grain of the wood",
        view: "Close-up of bowl and neck lying on a board, knife facets in grazing light.",
      },
      {
        hu: "Három főzőkanál egy fekete agyagcsuporban",
        en: "Three cooking spoons in a black clay pot",
        view: "Spoons 25, 30 and 35 long standing in a smoke-black pot 14 high, heart ends up.",
      },
    ],
  },
  "diofa-vagodeszka": {
    object:
      "Cutting board of walnut (#5d3f2a with lighter sapwood edge), 40 x 25 x 2.2, rounded corners, short handle 10 with a hole 2.5 and a hemp cord loop, one side with a juice groove, oiled.",
    views: [
      {
        hu: "Nyeles diófa vágódeszka állítva",
        en: "Walnut cutting board with handle, standing",
        view: "Board leaning upright, handle up, whole grain visible.",
      },
      {
        hu: "A deszka éle és vájata közelről",
        en: "Edge and groove of the board, close up",
        view: "Macro of corner, groove and end grain.",
      },
      {
        hu: "Diófa deszka kenyérrel és sajttal, mögötte kerek deszka",
        en: "Walnut board with bread and cheese, a round one behind",
        view: "Board with half a loaf and a wedge of cheese, round board 30 wide leaning behind, camera 30 degrees above.",
      },
    ],
  },
  "esztergalt-sotarto": {
    object:
      "Turned salt cellar 9 high with lid, 8 wide: rounded barrel, two fine grooves at the middle, lid slightly domed with a small acorn knob.",
    views: [
      {
        hu: "Esztergált diófa sótartó fedővel",
        en: "Turned walnut salt cellar with lid",
        view: "One of walnut, closed, eye level.",
      },
      {
        hu: "Nyitott sótartó durva sóval",
        en: "Open salt cellar with coarse salt",
        view: "Lid leaning beside, coarse white salt inside, tiny wooden scoop 6 long, 40 degrees above.",
      },
      {
        hu: "Dió- és cseresznyefa sótartó egymás mellett",
        en: "Walnut and cherry salt cellars side by side",
        view: "Two closed, walnut dark and cherry reddish, a pinch of salt before them.",
      },
    ],
  },
  "korisfa-tal": {
    object:
      "Turned bowl of ash (#d9c39a, bold straight grain), 24 wide, 8 high, wall 0.8, flat foot 9, rim slightly wavy from drying, oiled.",
    views: [
      {
        hu: "Világos kőrisfa tál, erős rajzolattal",
        en: "Pale ash bowl with bold grain",
        view: "One empty bowl, 15 degrees above eye level.",
      },
      {
        hu: "A tál belseje felülről, évgyűrűkkel",
        en: "Inside of the bowl from above with growth rings",
        view: "Straight from above, oval rings of grain centred.",
      },
      {
        hu: "Három kőrisfa tál, a legnagyobban körte",
        en: "Three ash bowls, pears in the largest",
        view: "Bowls 18, 24, 30 wide, four pears in the largest.",
      },
    ],
  },
  "szasz-festett-ladika": {
    object:
      "Small painted chest 26 x 16 x 15 high, slightly domed lid, dovetailed pine, wooden feet 1.5, iron ring latch. Ground matt milk paint; front with two framed panels in cream, each with a vase of three tulips and a heart; frames of dots and a date line empty; lid with a wreath.",
    views: [
      {
        hu: "Zöld alapú festett szász ládika két virágos mezővel",
        en: "Green painted Saxon chest with two flower panels",
        view: "Closed chest, green ground (#2f5a47), turned 20 degrees, eye level slightly above.",
      },
      {
        hu: "A ládika mezője szívvel és tulipánnal",
        en: "Panel of the chest with heart and tulips",
        view: "Close-up of one panel, brush strokes and slight wear of the edges.",
      },
      {
        hu: "Nyitott kék ládika levelekkel, mögötte zöld és vörös",
        en: "Open blue chest with letters, green and red ones behind",
        view: "Blue (#2b4a6f) chest open with tied letters in it, green and oxblood (#7a2a26) ones closed behind.",
      },
    ],
  },
  "rozettas-doboz": {
    object:
      "Round lidded box of linden (#dcc7a0), 14 wide, 8 high, chip-carved: lid with a six-petal compass rosette 11 wide in a ring of notches, side with a row of triangular chips.",
    views: [
      {
        hu: "Kerek faragott hársfa doboz rozettával",
        en: "Round chip-carved linden box with a rosette",
        view: "Closed box, 35 degrees above, rosette lit from the left.",
      },
      {
        hu: "A rozetta ékrovásai közelről",
        en: "Chip cuts of the rosette, close up",
        view: "Macro of the rosette center, crisp facets.",
      },
      {
        hu: "Két rozettás doboz, az egyik nyitva, gombokkal",
        en: "Two rosette boxes, one open with buttons inside",
        view: "Boxes 10 and 14 wide, the smaller open with mother-of-pearl buttons, its lid leaning.",
      },
    ],
  },
  "faragott-madar": {
    object:
      "Carved bird of beech, 12 long, 7 high, simplified body like a drop with a raised tail, tiny incised eye, standing on a turned peg and round base 5 wide; knife facets visible.",
    views: [
      {
        hu: "Natúr bükkfa madár talpon",
        en: "Natural beech bird on its stand",
        view: "One natural bird in profile facing left, eye level.",
      },
      {
        hu: "A madár feje, oldalán a kés nyomával",
        en: "Head of the bird and knife marks on the feathers",
        view: "Close-up of head and breast from the front left.",
      },
      {
        hu: "Három madár: natúr, kék és egy kisebb",
        en: "Three birds: natural, blue and a smaller one",
        view: "Natural 12 long, milk-paint blue (#35507f) 12 long, natural 8 long, facing each other.",
      },
    ],
  },
  "szives-fogas": {
    object:
      "Peg rail of oak, 60 x 12 x 2, upper edge wavy with a heart cut through in the middle (4 wide), three turned pegs 8 long at equal distances, oiled.",
    views: [
      {
        hu: "Háromakasztós tölgyfa fogas kivágott szívvel",
        en: "Three-peg oak rail with a cut-out heart",
        view: "Rail mounted on the wall, straight from the front, empty, soft shadows.",
      },
      {
        hu: "A kivágott szív és egy akasztó közelről",
        en: "The cut-out heart and one peg, close up",
        view: "Close-up from 30 degrees left.",
      },
      {
        hu: "Fogas kékfestő konyharuhával és kosárral",
        en: "Peg rail with a blue-dye tea towel and a basket",
        view: "Five-peg rail 90 long with an indigo tea towel on one peg and a small willow basket on another.",
      },
    ],
  },
})
