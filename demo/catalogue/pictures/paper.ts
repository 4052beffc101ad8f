import { shoot } from "./shoot.ts"

export const paperPictures = shoot({
  "kekfesto-mintas-fuzet": {
    object:
      "Stitched notebook A5 (15 x 21), 1 thick, cover of sturdy paper printed like blue-dye: indigo (#1f2f5c) with off-white pattern, spine strip of white linen 2.5, rounded corners, cream pages.",
    views: [
      {
        hu: "Kékfestő mintás füzet vászongerinccel",
        en: "Blue-dye patterned notebook with a linen spine",
        view: "One notebook with trailing-leaf pattern standing, leaning on another, eye level.",
      },
      {
        hu: "Fűzött gerinc és krémszínű lapok",
        en: "Sewn spine and cream pages",
        view: "Open in the middle, thread stitches visible, 40 degrees above.",
      },
      {
        hu: "Füzetek A6 és A5 méretben, három mintával",
        en: "Notebooks in A6 and A5 with three patterns",
        view: "Fan of five notebooks: dots, trailing leaf, star, two sizes, a pencil on top.",
      },
    ],
  },
  "vaszonkotesu-naplo": {
    object:
      "Hardcover journal 14.5 x 21 x 2.2, covered in natural-weave linen cloth, blind-stamped heart-and-tulip 4 high in the middle of the cover, ribbon marker, headband.",
    views: [
      {
        hu: "Natúr vászonkötésű napló vaknyomott tulipánnal",
        en: "Linen-bound journal with a blind-stamped tulip",
        view: "One natural (#cbbd9f) journal standing slightly opened as a fan, cover to the front.",
      },
      {
        hu: "A napló gerince, oromszegője és jelzőszalagja",
        en: "Spine, headband and marker of the journal",
        view: "Close-up of the top of the spine from 35 degrees above.",
      },
      {
        hu: "Natúr, kék és vörös napló egymáson",
        en: "Natural, blue and red journals stacked",
        view: "Stack of three (natural, indigo #33456f, madder red #8f2f2f), the top one turned, ribbon hanging.",
      },
    ],
  },
  "fuzott-vazlatfuzet": {
    object:
      "Sketchbook A5 landscape (21 x 15), 2 thick, gray board covers, open spine with five rows of visible chain stitches in red linen thread, thick off-white paper with deckle edges.",
    views: [
      {
        hu: "Nyitott gerincű vázlatfüzet piros fűzéssel",
        en: "Open-spine sketchbook with red stitching",
        view: "Closed book lying, spine toward the camera, 20 degrees above.",
      },
      {
        hu: "Láncöltések a füzet gerincén",
        en: "Chain stitches on the spine",
        view: "Macro of the stitches and folded sections.",
      },
      {
        hu: "Kiterített vázlatfüzet ceruzarajzzal",
        en: "Sketchbook lying open with a pencil drawing",
        view: "Open flat with a pencil sketch of a jug, pencil, a second larger closed book behind.",
      },
    ],
  },
  "marvanyozott-papiriv": {
    object: "Sheet of hand-marbled paper 50 x 70, matt.",
    views: [
      {
        hu: "Pávaszem mintás márványozott papír",
        en: "Marbled paper with a peacock pattern",
        view: "One sheet with peacock pattern in cobalt, ochre, wine red and white, hanging from two wooden clips, slight curl.",
      },
      {
        hu: "A fésűvel húzott minta közelről",
        en: "Combed pattern, close up",
        view: "Macro of combed (nonpareil) pattern in greens and cream, paper fibers visible.",
      },
      {
        hu: "Feltekert márványozott ívek: páva, fésűs, köves",
        en: "Rolled marbled sheets: peacock, combed, stone",
        view: "Four sheets rolled loosely lying in a row: peacock blue, combed green, stone red, stone gray; one half unrolled.",
      },
    ],
  },
  "meritett-levelpapir": {
    object:
      "Handmade writing paper A5, ivory (#efe8d6) with four deckle edges and faint tulip watermark, with matching envelopes 16 x 11.",
    views: [
      {
        hu: "Merített levélpapír borítékokkal, szalaggal átkötve",
        en: "Handmade writing paper and envelopes tied with ribbon",
        view: "Stack of ten sheets and envelopes tied with narrow blue ribbon, 35 degrees above.",
      },
      {
        hu: "A papír bolyhos széle közelről",
        en: "Feathered edge of the paper, close up",
        view: "Macro of deckle edges of five fanned sheets.",
      },
      {
        hu: "Fény felé tartott lap tulipános vízjellel",
        en: "Sheet held to the light with a tulip watermark",
        view: "One sheet standing before a bright window, watermark visible, wax-sealed envelope at its foot.",
      },
    ],
  },
  "matyo-kepeslap-keszlet": {
    object:
      "Postcards 10.5 x 14.8 of thick off-white card with letterpress print: Matyó roses and tulips in three flat colors (red #b3262c, green #3f7a55, blue #2f4f8f), visible impression.",
    views: [
      {
        hu: "Négy matyó mintás képeslap legyezőben",
        en: "Four Matyó postcards in a fan",
        view: "Four cards with different bouquets fanned on the table, 50 degrees above.",
      },
      {
        hu: "A magasnyomás mélyedése a papírban",
        en: "Impression of the letterpress in the card",
        view: "Macro of a rose, grazing light.",
      },
      {
        hu: "Nyolc képeslap papírszalagban, egy felállítva",
        en: "Eight postcards in a paper band, one standing",
        view: "Pack of eight in a kraft band, one card standing in a slotted wooden holder.",
      },
    ],
  },
  "preseltviragos-udvozlolap": {
    object:
      "Folded greeting card 12 x 17 of handmade ivory paper with deckle edge, real pressed plant embedded under a thin paper layer in the middle.",
    views: [
      {
        hu: "Üdvözlőlap préselt levendulával",
        en: "Greeting card with pressed lavender",
        view: "One card standing half open, three lavender stems.",
      },
      {
        hu: "A papírba merített levendula közelről",
        en: "Lavender embedded in the paper, close up",
        view: "Macro of buds under the translucent fibers.",
      },
      {
        hu: "Levendulás, pipacsos és páfrányos lap egymás mellett",
        en: "Cards with lavender, poppy and fern side by side",
        view: "Three cards standing in a shallow arc with envelopes lying in front.",
      },
    ],
  },
})
