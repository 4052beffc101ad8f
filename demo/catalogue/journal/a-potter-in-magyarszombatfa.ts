import type { NewJournalEntry } from "@porteka/shop"
import type { InBothLanguages } from "../demo-text.ts"

export const aPotterInMagyarszombatfa: InBothLanguages<NewJournalEntry> = {
  slug: "latogatas-a-magyarszombatfai-fazekasnal",
  title: {
    hu: "Füst a kemencében: látogatás Magyarszombatfán",
    en: "Smoke in the kiln: a visit to Magyarszombatfa",
  },
  excerpt: {
    hu: "Kővári Dezső gerencsér, vagyis fazekas az Őrségben. Az edénye nem azért fekete, mert befestette.",
    en: "Dezső Kővári is a gerencsér, a potter of the Őrség. His pots are not black because he painted them.",
  },
  body: {
    hu: `Az Őrségben a fazekast gerencsérnek mondják, és Magyarszombatfán a szó ma is él. A falu szélén, egy lejtős kert végében áll Kővári Dezső műhelye. Februárban érkezünk, mert ilyenkor éget; nyáron az agyaggal és a kukoricával van elfoglalva.

## Az agyag

A gödör húsz percre van, az erdő alatt. Évente egyszer nyitják meg, ősszel, a fagy előtt, és annyit hordanak haza, amennyi egy télre elég. A kibányászott rögöt a hideg töri össze, tavasszal pedig átmossák, hogy a gyökerek és a kavicsok kijöjjenek belőle. Kővári ezt az agyagot kétféle dologra használja: amiből főzni és enni lehet, azt mézbarna mázzal önti le, amiből vizet hordanak vagy virágot tesznek bele, az máz nélkül marad.

## A kavics

A fekete edényt korongolás után bőrkeményre szárítják, és ilyenkor kerül elő a kavics. Tenyérnyi, lapos, patakból való. A mester ugyanazt használja, amit az apja, az egyik oldala már tükörsima. Ott, ahol végighúzza, az agyag szemcséi lefekszenek, és a felszín tömörebb lesz: ez az, amit a vásárló fényes vonalnak lát.

Rajzolni nem szoktak előtte. A hálót, a cikcakkot, a függőleges csíkokat szemmértékkel húzzák, közben a korong lassan forog. Ha egy vonal elcsúszik, a következő igazodik hozzá.

## A füst

A kemence téglából van, fával fűtik. Amikor eléri az ezer fokot, Kővári berakja az utolsó tűzifát, nedveset, és sárral betapaszt minden nyílást. Innentől nem jut be levegő. A füst a vörös agyag vasát másféle oxiddá alakítja, a korom bejut a pórusokba, és az egész edény átfeketedik, kívül és belül is.

Két napig nem nyitja föl. „Aki kíváncsi, az barna edényt kap” – mondja, és mutat is egyet, amelyiknek túl korán esett le a tapasztása.

## Ami utána jön

Felnyitáskor még meleg a tégla. Az edények korommal borítva jönnek ki, ruhával kell megtörölni őket, és akkor derül ki, melyik repedt el. Száz edényből nyolc-tíz a veszteség; aki ennél többet bukik, az sietett.

Fekete kerámiát az Alföldön többfelé is égettek, itt, a nyugati szélen kevesebben. Kővári Dezső unokái közül egy ül korongra, hétvégén. A mester szerint ennyi elég is: „Egy gerencsér egy falunak elég, a többinek szántania kell.”`,
    en: `In the Őrség a potter is called a *gerencsér*, and in Magyarszombatfa the word is still alive. Dezső Kővári’s workshop stands at the edge of the village, at the end of a sloping garden. We come in February because that is when he fires; in summer he is busy with clay and with maize.

## The clay

The pit is twenty minutes away, below the woods. It is opened once a year, in autumn before the frost, and as much is carted home as will last a winter. The cold breaks up the lumps, and in spring the clay is washed to get the roots and pebbles out. Kővári uses it for two sorts of things: what one cooks in and eats from is poured with a honey-brown glaze; what carries water or holds flowers is left without.

## The pebble

After throwing, the black pots are dried until leather-hard, and this is when the pebble comes out. It is flat, the size of a palm and from the stream. He uses the one his father used, and one face of it is already like a mirror. Where he draws it along, the grains of clay lie down and the surface grows denser: that is what a customer sees as a shining line.

Nothing is sketched beforehand. The net, the zigzag, the upright stripes are drawn by eye while the wheel turns slowly. If a line slips, the next one follows it.

## The smoke

The kiln is of brick and fired with wood. When it reaches a thousand degrees, Kővári puts in the last logs, wet ones, and seals every opening with mud. From then on no air gets in. The smoke turns the iron in the red clay into another oxide, soot enters the pores, and the pot goes black through and through, inside and out.

He does not open it for two days. “The curious get brown pots,” he says, and shows one whose seal fell off too early.

## What comes after

The bricks are still warm when it is opened. The pots come out covered in soot and have to be wiped with a cloth, and only then does it turn out which have cracked. Out of a hundred, eight or ten are lost; whoever loses more was in a hurry.

Black pottery was fired in several places on the Great Plain, and by fewer people here on the western edge. One of Kővári’s grandchildren sits down at the wheel at weekends. Enough, he thinks: “One potter is enough for a village. The rest must plow.”`,
  },
  picture: "fekete-kinalotal-3",
  author: "Tordai Márton",
  age_days: 95,
  product_handles: [
    "fekete-vizeskorso",
    "fekete-vaza",
    "fekete-kinalotal",
    "orsegi-tejescsupor",
    "orsegi-fedeles-sutotal",
  ],
}
