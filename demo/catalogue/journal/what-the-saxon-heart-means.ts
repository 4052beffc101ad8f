import type { NewJournalEntry } from "@porteka/shop"
import type { InBothLanguages } from "../demo-text.ts"

export const whatTheSaxonHeartMeans: InBothLanguages<NewJournalEntry> = {
  slug: "mit-jelent-a-szasz-sziv",
  title: { hu: "Mit jelent a szász szív", en: "What the Saxon heart means" },
  excerpt: {
    hu: "Ládákon, kályhacsempéken, párnahéjakon nő tulipán a szívből. A jelentése kevésbé biztos, mint a rajza.",
    en: "On chests, stove tiles and pillow ends a tulip grows out of a heart. What it means is less certain than how it is drawn.",
  },
  body: {
    hu: `Egy szív, belőle tulipán, a tulipánból még kettő, jobbra és balra. Az erdélyi szászok ládáin, kályhacsempéin, hímzett párnavégein ez a rajz több száz éven át alig változott. Amikor a vásárló megkérdezi, mit jelent, a becsületes válasz az: több dolgot, és nem mindenhol ugyanazt.

## Kik rajzolták

A szászokat II. Géza király hívta be a tizenkettedik század közepén, a Rajna és a Mosel vidékéről érkeztek, és nyolcszáz éven át éltek Dél-Erdélyben. Falvaikat erődtemplom köré építették; Szászkézd temploma és óratornya ma világörökség. Mesterségeik közül a fazekasság kék-fehér edényeivel, az asztalosság festett ládáival lett ismert.

Rajzaikat nem könyvből tanulták, hanem egymástól: a láda festője látta a csempét, a hímző látta a ládát. Ezért van az, hogy a szív és a tulipán ugyanabban az arányban jelenik meg fán, agyagon és vásznon.

## Miért nő belőle virág

A szívből hajtó növény, az életfa egyik rokona, Európa-szerte ismert kép a tizenhetedik századtól. Az evangélikus szászok imakönyveiben a szív a hit helye, és Luther címerének közepén is szív áll rózsában. A láda előlapján viszont menyasszonynak festették, akkor a szív házasságot jelent, és a két kisebb tulipán gyermekeket kíván. A templomi padon ugyanaz a rajz már csak tisztelet.

Hogy egy adott darabon melyik, azt többnyire a hely dönti el, ahol áll.

## A szarvas és a csillag

Két társa is van. A szarvas a negyvenkettedik zsoltárra utalhat, amely a szomjas szarvas képével kezdődik, de lehet vadászjelenet öröksége is. A nyolcágú csillag körzővel szerkeszthető, és a fedeleken szokott helyet kapni.

## Amit ma rajzolunk

A szászok nagy része a huszadik század végén kivándorolt, mintáik azonban itt maradtak, és a szászkézdi Binder-műhely ezeket rajzolja tovább. Binder György felmenői közt szász kádár és székely asztalos is van; ő azt mondja, a szívet nem lehet rosszul rajzolni, csak sietve.

Ha Ön ládikát, bögrét vagy tálat választ ezzel a mintával, nem kell döntenie a jelentések közt. Elég annyit tudni: olyan tárgyra rajzolták, amelyet megőriztek, és olyan embernek, akinek jót akartak.`,
    en: `A heart, a tulip out of it, and two more from the tulip, right and left. On the chests, stove tiles and embroidered pillow ends of the Transylvanian Saxons this drawing hardly changed for several hundred years. When a customer asks what it means, the honest answer is: several things, and not the same everywhere.

## Those who drew it

The Saxons were called in by King Géza II in the middle of the twelfth century. They came from the country of the Rhine and the Moselle and lived in southern Transylvania for eight hundred years. Their villages stand round fortified churches; that of Saschiz, with its clock tower, is now a world heritage site. Of their crafts, pottery became known for its blue and white, joinery for its painted chests.

Their designs were not learned from a book but from one another: the chest painter had seen the tile, the embroiderer had seen the chest. And so the heart and the tulip come in the same proportions on wood, on clay and on cloth.

## Why a flower grows out of it

A plant sprouting from a heart, a relation of the tree of life, is an image known all over Europe from the seventeenth century. In the prayer books of the Lutheran Saxons the heart is the seat of faith, and a heart stands in the rose of Luther’s own seal. On the front of a chest, however, it was painted for a bride; there the heart stands for marriage, and the two smaller tulips wish her children. On a church pew the same drawing is simply respect.

Which it is on any one piece is mostly decided by the place where it stands.

## The stag and the star

It has two companions. The stag may refer to the forty-second psalm, which opens with a thirsty hart, but may just as well descend from hunting scenes. The eight-pointed star can be drawn with a compass and usually sits on lids.

## What is drawn today

Most of the Saxons emigrated at the end of the twentieth century, but their patterns stayed, and the Binder workshop in Saschiz goes on drawing them. György Binder has a Saxon cooper and a Székely joiner among his forebears. A heart, he says, cannot be drawn badly, only hastily.

If you choose a chest, a mug or a bowl with this pattern, you need not decide between meanings. It is enough to know that it was drawn on things that were kept, for people to whom someone wished well.`,
  },
  picture: "szasz-szives-bogre-1",
  author: "Vadász Emma",
  age_days: 121,
  product_handles: [
    "szasz-szives-bogre",
    "szasz-festett-ladika",
    "szaszkezdi-tal",
    "szives-fogas",
    "vaszonkotesu-naplo",
  ],
}
