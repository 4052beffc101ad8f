import type { NewJournalEntry } from "@porteka/shop"
import type { InBothLanguages } from "../demo-text.ts"

export const caringForLinen: InBothLanguages<NewJournalEntry> = {
  slug: "a-lenvaszon-gondozasa",
  title: { hu: "A len, amely mosásról mosásra jobb", en: "Linen gets better with washing" },
  excerpt: {
    hu: "Mosás, szárítás, vasalás, folt: amit a lenről és a kenderről érdemes tudni, mielőtt az első futó az asztalra kerül.",
    en: "Washing, drying, ironing, stains: what to know about linen and hemp before the first runner goes on the table.",
  },
  body: {
    hu: `Nagyanyáink lenterítői közül azok maradtak meg a legszebben, amelyeket használtak. A len nem kíméletre való anyag: a rostja hosszú és nedvesen erősebb, mint szárazon. Ami tönkreteszi, az többnyire a túlzott gondoskodás.

## Az első mosás

Új lenvásznat mindig mosson ki, mielőtt használja vagy varr belőle. A szövéskor használt keményítő ilyenkor távozik, a kelme ilyenkor kezd nedvességet felvenni. A mi futóink és szalvétáink előmosottak, a méteráru kétszer mosott, ezeknél egy öblítés elegendő.

Negyven fok a hétköznapokra, hatvan a kender konyharuhára. Mosószerből a felét vegye annak, amit a dobozra írnak, öblítőt ne használjon: bevonja a szálat, és éppen azt veszi el, amiért lent vettünk. A dobot ne tömje tele, mert a len a gyűrődést úgy jegyzi meg, mint a papír.

## Szárítás

Nedvesen rázza ki, és húzza meg mind a négy sarkánál. Ez a mozdulat a vasalás felét megspórolja. Kötélen, árnyékban szárítsa; a fehéret teheti napra is, fakulni nem fog, sőt fehéredik. Régen fűre terítették, harmatos hajnalon, és ez ma is a legszelídebb fehérítő.

## Vasalás vagy nem vasalás

Vasalni akkor könnyű, amikor még nyirkos. Ha kiszáradt, permetezze be, göngyölje föl, és várjon fél órát. A hímzett vagy azsúrozott részt fonákjáról, puha törülközőn vasalja. Szalvétánál és konyharuhánál nyugodtan elhagyható: elég kisimítani, összehajtani, és éjszakára könyvek alá tenni.

## Foltok

- **Vörösbor:** azonnal hideg víz, utána mosás. Só csak szőnyegre való.
- **Zsír:** mosogatószer egy cseppje, tíz perc állás, langyos víz.
- **Gyertyaviasz:** hagyja megdermedni, pattintsa le, a maradékot itatóspapíron át vasalja ki.
- **Kávé, tea:** langyos, ecetes víz, azután mosás.
- **Méz:** meleg víz önmagában.

Klóros fehérítőt semmiképp ne használjon, a len rostját felmarja. Ha nagyon muszáj, oxigénes folttisztító jöhet szóba.

## Tárolás

Levegőzni szeret. Műanyag zacskóban megsárgul, a hajtás mentén eltörik; évente egyszer hajtsa másképp össze. Egy levendulazsák a szekrényben a molyt távol tartja, bár lent a moly nem is eszik, legföljebb a mellette lévő gyapjút.

Húsz mosás múlva egy lenszalvéta olyan puha lesz, mint egy jó ing. Onnantól kezdve évtizedekig az is marad.`,
    en: `Of our grandmothers’ tablecloths, the ones that have lasted best are the ones that were used. Linen is not a material to be spared: its fiber is long, and stronger wet than dry. What ruins it is, more often than not, too much care.

## The first wash

Always wash new linen before using it or sewing with it. The starch left from weaving goes out then, and the cloth begins to absorb. Our runners and napkins are prewashed and our fabric is washed twice; for these a rinse is enough.

Forty degrees will do for every day, sixty for the hemp tea towel. Take half the detergent the packet suggests and leave out softener: it coats the yarn and takes away the very thing for which one buys linen. Do not cram the drum, for linen remembers a crease as paper does.

## Drying

Shake it out wet and pull it at all four corners. That movement saves half of the ironing. Dry it on a line in the shade; white linen may hang in the sun, where it grows not paler but whiter. It used to be spread on the grass at dewy dawn, and that is still the mildest of bleaches.

## To iron or not

It irons easily while still damp. If it has dried out, spray it, roll it up and wait half an hour. Iron embroidered or ladder-stitched parts on the reverse, over a soft towel. For napkins and tea towels you may skip it altogether: smooth them, fold them and leave them overnight under some books.

## Stains

- **Red wine:** cold water at once, then wash. Salt is for carpets.
- **Grease:** a drop of washing-up liquid, ten minutes, lukewarm water.
- **Candle wax:** let it harden, flake it off, and iron the rest out through blotting paper.
- **Coffee or tea:** lukewarm water with vinegar, then wash.
- **Honey:** warm water alone.

Never use chlorine bleach, which eats into the fiber. If you must, try an oxygen-based stain remover.

## Storing

It likes air. In plastic it yellows and breaks along the folds, so once a year fold it another way. A lavender sachet in the cupboard keeps moths off, though no moth eats linen, only the wool that lies beside it.

After twenty washes a linen napkin is as soft as a good shirt. From then on it stays so for decades.`,
  },
  picture: "lenvaszon-meteraru-2",
  author: "Szentirmai Dóra",
  age_days: 68,
  product_handles: [
    "lenvaszon-asztali-futo",
    "lenszalveta",
    "lenvaszon-meteraru",
    "kender-konyharuha",
    "kekfesto-levendulazsak",
  ],
}
