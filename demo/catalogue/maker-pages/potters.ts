import type { NewMakerPage } from "@porteka/shop"

/** What the pages of the potters and the glass works say; the people are invented, the places and the crafts are real. */
export const potters = {
  kovari: {
    trade: { hu: "gerencsér", en: "potter" },
    since: 1978,
    latitude: 46.762,
    longitude: 16.351,
    picture: "fekete-kinalotal-1",
    excerpt: {
      hu: "Fekete és mézbarna edények az Őrségből, helyben bányászott agyagból.",
      en: "Black and honey-brown pots of the Őrség, made of clay dug beside the village.",
    },
    story: {
      hu: "Az Őrségben a fazekast gerencsérnek mondják. Kővári Dezső a falu szélén dolgozik, egy lejtős kert végében; az agyagot évente egyszer hozza haza az erdő alatti gödörből, és egy télen át hagyja fagyni.\n\nA fekete edényt nem festi: a kemencét az égetés végén betapasztja, és a füst színezi át az agyagot. Ezek az edények nyersen maradnak. Amiből enni és főzni lehet, azt mézbarna mázzal önti le.",
      en: "In the Őrség a potter is called a *gerencsér*. Dezső Kővári works at the edge of the village, at the end of a sloping garden; he fetches his clay once a year from the pit below the woods and leaves it to the frost for a winter.\n\nHis black pots are not painted: at the end of the firing he seals the kiln, and the smoke turns the clay. They stay unglazed. What one cooks in and eats from gets a honey-brown glaze.",
    },
  },
  ujhazi: {
    trade: { hu: "habán keramikus", en: "Haban potter" },
    since: 1991,
    latitude: 48.319,
    longitude: 21.567,
    picture: "haban-kancso-1",
    excerpt: {
      hu: "Fehér ónmáz, négy szín, és a habán telepesek virágai Sárospatakon.",
      en: "White tin glaze, four colors and the flowers of the Haban settlers, in Sárospatak.",
    },
    story: {
      hu: "A habánok a 17. században telepedtek le Sárospatak környékén, és magukkal hozták az ónmázas edényt. Az Újházi műhelyben ma is az ő színeikkel festenek: kobaltkékkel, antimonsárgával, rézzölddel és mangánlilával.\n\nA minta a nyers mázra kerül, javítani nem lehet rajta. Ami elsőre nem sikerül, az lecsiszolva újra a korongra megy.",
      en: "The Habans settled around Sárospatak in the seventeenth century and brought tin-glazed pottery with them. The Újházi workshop still paints in their colors: cobalt blue, antimony yellow, copper green and manganese purple.\n\nThe pattern goes onto the raw glaze, where nothing can be corrected. What does not succeed at once is scraped off and begun again.",
    },
  },
  csorba: {
    trade: { hu: "majolikakészítő", en: "majolica maker" },
    since: 1985,
    latitude: 46.418,
    longitude: 20.33,
    picture: "vasarhelyi-falitanyer-1",
    excerpt: {
      hu: "Hódmezővásárhelyi minták mai asztalra, kobaltkékkel.",
      en: "Patterns of Hódmezővásárhely for the tables of today, in cobalt blue.",
    },
    story: {
      hu: "Hódmezővásárhelyen valamikor négyszáz fazekas élt, és minden városrésznek megvolt a maga színe. A Csorba család a tabáni kéket viszi tovább.\n\nA formákat maguk rajzolják, a csészék kisebbek, mint a régiek, mert másképpen kávézunk. A virágok és a vonalak viszont ott maradtak, ahol mindig is voltak.",
      en: "Hódmezővásárhely once had four hundred potters, and each quarter its own color. The Csorba family carries on the blue of Tabán.\n\nThe shapes are their own: cups are smaller than the old ones, since we drink coffee in another way. Flowers and lines have stayed where they always were.",
    },
  },
  bordas: {
    trade: { hu: "fazekas", en: "potter" },
    since: 1969,
    latitude: 47.001,
    longitude: 20.621,
    picture: "csurgatott-salatastal-1",
    excerpt: {
      hu: "Mezőtúri fazekasok három nemzedéke: csurgatott máz és áttört agyag.",
      en: "Three generations of potters in Mezőtúr: trailed glaze and pierced clay.",
    },
    story: {
      hu: "A nagyapa korsót készített a vásárokra, az unokája salatástálat és mécsestartót. Az agyag ugyanaz: a Berettyó mellől hozzák, és egy évig pihentetik.\n\nA csurgatás gyors munka. A máz szaruból folyik a forgó tálra, és a kéz akkor áll meg, amikor a tál.",
      en: "The grandfather made jugs for the fairs, his grandson makes salad bowls and lanterns. The clay is the same: it comes from the banks of the Berettyó and rests for a year.\n\nTrailing is quick work. The glaze runs from a horn onto the turning bowl, and the hand stops when the bowl does.",
    },
  },
  fenyves: {
    trade: { hu: "korondi fazekas", en: "potter of Korond" },
    since: 1994,
    latitude: 46.471,
    longitude: 25.186,
    picture: "korondi-madaras-kancso-1",
    excerpt: {
      hu: "Madarak és életfák Korondról, ahol minden második kapu mögött korong forog.",
      en: "Birds and trees of life from Korond, where a wheel turns behind every other gate.",
    },
    story: {
      hu: "Korond a Sóvidéken fekszik, a föld itt kevés, az agyag sok. A Fenyves család két testvére koronggal, a két asszony ecsettel dolgozik.\n\nA madár mindig jobbra néz, a farka három vonal. Hogy miért, azt senki sem tudja; a dédanya is így festette.",
      en: "Korond lies in the Salt Region of Transylvania, where there is little soil and much clay. Two brothers of the Fenyves family work at the wheel, their wives with the brush.\n\nThe bird always looks to the right and its tail has three lines. Nobody knows why; great-grandmother painted it that way.",
    },
  },
  binder: {
    trade: { hu: "szász fazekas és bútorfestő", en: "Saxon potter and furniture painter" },
    since: 1998,
    latitude: 46.194,
    longitude: 24.959,
    picture: "szaszkezdi-tal-1",
    excerpt: {
      hu: "Kék alapon karcolt virágok és festett ládák egy erdélyi szász faluból.",
      en: "Flowers scratched into blue and painted chests from a Saxon village of Transylvania.",
    },
    story: {
      hu: "Szászkézden a kék edényt karcolták: a kobaltos réteg alól a vessző hozta elő a fehér agyagot. A mesterség a huszadik század elején kihalt; Binderék múzeumi darabokról tanulták meg újra.\n\nTélen ládákat festenek, ugyanazokkal a tulipánokkal, enyves festékkel.",
      en: "In Saschiz blue pots were scratched: the stylus brought the white clay out from under the cobalt. The craft died out early in the twentieth century; the Binders learned it again from pieces in museums.\n\nIn winter they paint chests, with the same tulips, in glue paint.",
    },
  },
  parazs: {
    trade: { hu: "üvegfúvó", en: "glassblower" },
    since: 2006,
    latitude: 47.913,
    longitude: 19.977,
    picture: "buborekos-vaza-1",
    excerpt: {
      hu: "Szájjal fújt üveg a Mátrából, a régi parádsasvári huta embereitől.",
      en: "Mouth-blown glass of the Mátra Hills, by people of the old works at Parádsasvár.",
    },
    story: {
      hu: "A parádsasvári üveggyár bezárt, a mesterek maradtak. Négyen raktak maguknak egy kisebb kemencét, amelyet hétfőn gyújtanak be, és pénteken hagynak kihűlni.\n\nA buborék hibának számított, itt minta lett belőle: szódabikarbóna teszi, két réteg üveg között.",
      en: "The glass works of Parádsasvár closed, its masters stayed. Four of them built a smaller furnace, which they light on Mondays and let go cold on Fridays.\n\nBubbles used to be a fault; here they are the pattern, made with baking soda between two layers of glass.",
    },
  },
} satisfies Record<string, NewMakerPage>
