import type { NewJournalEntry } from "@porteka/shop"
import type { InBothLanguages } from "../demo-text.ts"

export const howBlueDyeIsMade: InBothLanguages<NewJournalEntry> = {
  slug: "igy-keszul-a-kekfesto",
  title: { hu: "Ahol a pap fed, ott fehér marad", en: "White where the paste has been" },
  excerpt: {
    hu: "Egy nap a nagynyárádi Hartmann-műhelyben, ahol a fehér vászon előbb zöld lesz, és csak a levegőn kékül meg.",
    en: "A day at the Hartmann workshop in Nagynyárád, where white cloth first turns green and goes blue only in the air.",
  },
  body: {
    hu: `A kékfestésben nem a kéket nyomják, hanem a fehéret. Ezt a mondatot Hartmann Péter minden látogatónak elmondja, mert amíg valaki nem látja, nem hiszi.

## A minta

A műhely hátsó falán kétszáz mintafa sorakozik. Körtefából faragták őket, az apró pöttyöket és a vonalakat sárgaréz szegek meg lemezek adják. A legrégebbi 1870 körüli, a legtöbbet használt a gránátalmás: háromszor drótozták újra.

A mester a mintafát a papba nyomja, azután a kifeszített vászonra. A pap világos, sűrű massza, agyag és gumiarábikum van benne meg egy kevés rézgálic. Minden ütés után egy tenyérnyivel odébb lép, és a mintafa sarkán lévő két tű mutatja, hová kell illeszteni. Egy méteren harmincnál is több ütés van, a sietség azonnal meglátszik.

A megnyomott vászon két-három hétig szárad a padláson. Addig kell várni, amíg a pap olyan kemény nem lesz, hogy a festőkádban sem válik le.

## A küpa

Az indigó vízben nem oldódik. A küpában, vagyis a festőkádban ezért előbb elveszik az oxigénjét, mésszel és vasgáliccal, és ettől sárgászöld lesz. A vászon egy vas ráfra csigavonalban felfeszítve ereszkedik bele, és tíz perc múlva zölden jön fel. Ekkor történik az, amiért a vendégek ott maradnak: a levegőn a kelme a szemünk láttára kékül meg, felülről lefelé.

Egy merítés csak világoskéket ad. Hatszor, nyolcszor engedik le, közben mindig szellőztetik. A sötétebb kék nem több festéket jelent, hanem több türelmet.

## A fehér

Végül híg savas fürdőbe kerül, ott a pap leválik, és előjön alóla a vászon eredeti színe. Öblítés, szárítás, keményítés következik, utána a mángorló: a hengerre tekert vásznat súlyos láda járja meg, ettől lesz fényes. Régen ló húzta, ma motor.

2018 óta a kékfestés az UNESCO szellemi örökség listáján áll, öt ország közös felterjesztésére. Nagynyárádon ettől nem lett több a munka és kevesebb sem. A család hetente két kádat fest, és van, aki a nagyanyja kötényét hozza be, mert olyat szeretne.

## Otthon

A kékfestő enged a színéből, ez nem hibája. Az első mosásoknál külön mossa, ecetes vízben öblítse, és ne hagyja a napon. Néhány év múlva ugyanaz a darab már világosabb lesz, a minta viszont megmarad: ahol a pap fedte, oda a kék soha nem jutott be.`,
    en: `In blue-dyeing it is not the blue that is printed but the white. Péter Hartmann says so to every visitor, because nobody believes it until they have seen it.

## The pattern

Two hundred printing blocks stand along the back wall of the workshop. They are carved from pear wood, with brass pins and strips for the dots and lines. The oldest dates from about 1870; the one in most use has pomegranates on it and has been rewired three times.

The printer presses the block into the *pap*, a pale, thick paste of clay and gum with a little copper sulfate, and then onto the stretched cloth. After each strike he steps a hand’s breadth along, and two pins at the corners of the block show where the next one belongs. A meter takes more than thirty strikes, and haste shows at once.

The printed cloth then dries in the attic for two or three weeks, until the paste is so hard that even the vat will not loosen it.

## The vat

Indigo does not dissolve in water. In the vat it is first robbed of its oxygen with lime and iron sulfate, which turns it yellowish green. The cloth, hooked in a spiral on an iron crown, goes down into it and comes up green ten minutes later. Now comes the moment for which guests stay: in the air it turns blue before their eyes, from the top downward.

One dip gives only a light blue. The cloth goes down six or eight times, with an airing in between. A darker blue is not more dye but more patience.

## The white

At the end it is put in a weak acid bath, where the paste lets go and the original color of the cloth appears. Rinsing, drying and starching follow, then the mangle: a heavy chest rolls over the cloth wound on a cylinder and gives it its shine. A horse used to pull it; today there is a motor.

Since 2018 blue-dye has been on UNESCO’s list of intangible heritage, put forward by five countries together. In Nagynyárád this has brought neither more work nor less. The family dyes two vats a week, and now and then somebody brings in a grandmother’s apron to have one like it.

## At home

Blue-dye gives up some of its color, and that is no fault. Wash it separately at first, put vinegar in the rinse and keep it out of the sun. In a few years the same piece will be lighter, but the pattern will still be there: where the paste lay, the blue never got in.`,
  },
  picture: "kekfesto-meteraru-2",
  author: "Vadász Emma",
  age_days: 12,
  product_handles: ["kekfesto-meteraru", "kekfesto-parnahuzat", "kekfesto-terito", "kekfesto-mintas-fuzet"],
}
