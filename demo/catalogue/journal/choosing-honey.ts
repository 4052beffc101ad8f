import type { NewJournalEntry } from "@porteka/shop"
import type { InBothLanguages } from "../demo-text.ts"

export const choosingHoney: InBothLanguages<NewJournalEntry> = {
  slug: "hogyan-valasszunk-mezet",
  title: { hu: "Hogyan válasszunk mézet", en: "Choosing honey" },
  excerpt: {
    hu: "Akác teához, hárs esti tejbe, erdei a sajt mellé: mit mond a szín, az illat és a címke.",
    en: "Acacia for tea, linden for evening milk, forest honey with cheese: what color, scent and label tell you.",
  },
  body: {
    hu: `Egy üveg méz egyetlen nyár sűrítménye egy adott helyen. Ha ezt elfogadjuk, két üveg különbsége nem hiba, hanem üzenet. Az alábbiakban segítünk kiolvasni, mit mond az üveg tartalma a tájról és az évről.

## A fajta

Az **akácméz** világos, csaknem színtelen, illata enyhe, és egy évig is folyós marad, mert gyümölcscukorban gazdag. Aki teát édesít vele, annak mást nem kell vennie.

A **hársméz** zöldes borostyán, mentolos, a végén kesernyés. Gyorsan, három-négy hónap alatt krémesre kristályosodik. Aki megszereti, általában mást már nem kér.

Az **erdei méz** nem virágból, hanem édesharmatból való. Sötétbarna, malátás, kevésbé édes, és évekig folyós marad. Sajttal, rozskenyérrel, mustárhoz keverve jó.

A **krémméz** nem fajta, hanem eljárás: a repceméz kristályosodását lassú keveréssel finom szemcsésre fogják. Kenhető, nem csöpög, gyerekreggelihez hálás.

## A kristály

A kristályosodás a méz természetes állapota, nem romlás és nem hamisítás jele. Akácnál lassú, repcénél néhány hét. Ha folyósan szeretné, állítsa az üveget negyvenfokos vízbe, és keverje meg időnként. Mikróba ne tegye, forró vízbe se: hatvan fok fölött elvész az illata.

## A címke

A mézre rá kell írni, melyik országból származik; keveréknél minden országot, részarányával együtt. Egy termelő mézénél többet is megtud: a pergetés hónapját, a termőhelyet, a méhész nevét és címét. Ha az üvegen csak a forgalmazó áll, a méz általában több helyről érkezett.

A színre ne hagyatkozzon: a nagyon sötét lehet karamellizált, a nagyon világos is lehet kevert. Inkább kóstolja végig, az enyhétől az erős felé; fehér kenyér közben, víz utána.

## Mennyit és mire

- Teához: akác vagy krémméz.
- Este, langyos tejbe: hárs.
- Sajthoz, húshoz: erdei.
- Süteménybe: bármelyik, de a hárs íze megmarad.

Évi három-négy kilóval egy háromtagú család jól megvan. Zárt üvegben, szekrényben évekig eltartható, hűtőbe nem való.

## Gyerekeknek

Egyéves kor alatt mézet nem adunk, se cumira kenve, se süteményben. A mézben alvó spórák is lehetnek, amelyekkel a felnőtt szervezet megbirkózik, a csecsemőé nem. Egyéves kor fölött naponta egy kávéskanálnyi elegendő.`,
    en: `A jar of honey is one summer in one place, condensed. Once that is granted, the difference between two jars is not a fault but a piece of information. What follows is meant to help you read it.

## The kind

**Acacia** is pale, nearly colorless and mild in scent, and it stays liquid for a year because it is rich in fructose. Anyone who sweetens tea need buy no other.

**Linden** is a greenish amber, minty, with a bitter end. It sets quickly, to a cream, in three or four months. Those who take to it seldom ask for anything else.

**Forest honey** comes not from flowers but from honeydew. It is dark brown, malty and less sweet, and stays runny for years. It goes with cheese, with rye bread and stirred into mustard.

**Creamed honey** is not a kind but a method: the setting of rapeseed honey is tamed by slow stirring into a fine grain. It spreads, does not drip, and makes a good child’s breakfast.

## The crystals

Crystallizing is the natural state of honey, a sign neither of decay nor of fraud. With acacia it is slow; with rapeseed it takes a few weeks. If you would like it runny, stand the jar in water at forty degrees and stir now and then. Do not use a microwave or boiling water: above sixty degrees the scent is lost.

## The label

A honey must state the country it comes from, and a blend must name every country with its share. From a producer you will learn more: the month of extraction, the place, the beekeeper’s name and address. If the jar names only a distributor, the honey as a rule came from several places.

Do not go by color. Very dark honey may be caramelised, and very pale honey may be blended. Taste instead, from mild to strong, with white bread between and water after.

## How much, and for what

- For tea: acacia or creamed honey.
- In lukewarm milk in the evening: linden.
- With cheese and meat: forest honey.
- For baking: any, though linden keeps its taste.

A family of three does well on three or four kilos a year. In a closed jar in the cupboard it keeps for years, and it does not belong in the refrigerator.

## For children

Honey is not given to children under one year, neither on a pacifier nor in a cake. It may hold dormant spores, harmless to adults, with which an infant’s body cannot cope. Above the age of one a teaspoon a day is enough.`,
  },
  picture: "mezvalogatas-fadobozban-2",
  author: "Szentirmai Dóra",
  age_days: 47,
  product_handles: [
    "orsegi-akacmez",
    "zempleni-harsmez",
    "orsegi-erdei-mez",
    "kremmez",
    "mezvalogatas-fadobozban",
  ],
}
