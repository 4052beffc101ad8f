import { type AskedFor, EVERYTHING, exactly, NONE, similar } from "./asked-for.ts"
import { KINDS } from "./kinds.ts"

/** Queries that test one rule each, by what they must find in the English shop. */
export const ENGLISH_RULES: AskedFor[] = [
  // "tea towel" is one word and no tea.
  [similar(KINDS.FOR_DRINKS), "tea; teas; coffee; cocoa; green tea"],
  [exactly(KINDS.TOWELS), "tea towel; tea towels; teatowel; kitchen towel"],
  ["viaszmecses", "tea light; tea lights; tealight; tea candle"],
  [similar("csurgatott-salatastal"), "salad"],
  // A title's word that the material names too is in the product.
  [exactly("kekfesto-levendulazsak preseltviragos-udvozlolap"), "lavender"],
  [similar("esztergalt-sotarto"), "salt"],
  [similar("mezoturi-boroskorso"), "wine"],
  [similar("diofa-vagodeszka"), "bread; cheese"],
  // What asks for a list instead of products.
  [
    exactly(KINDS.ON_SALE),
    "on sale; sale; black friday deals; cyber monday; clearance; special offers; 20% off; half price; discounted items",
  ],
  [KINDS.MUGS, "mugs for sale; best selling mugs; most popular mugs"],
  [similar(KINDS.MUGS), "mugs on sale"],
  [EVERYTHING, "bestsellers; best sellers; most popular; top rated; trending"],
  // A place and the adjective made of it.
  [exactly(KINDS.TRANSYLVANIAN), "transylvania; transylvanian; Transylvanian; from transylvania"],
  [
    exactly("szasz-szives-bogre korondi-madaras-bogre"),
    "transylvanian mug; mug from transylvania; transylvanian mugs",
  ],
  // A word in a product's text is not its kind.
  [exactly("korisfa-tal"), "wooden bowl; wooden bowls; wood bowl; turned bowl"],
  [exactly("buborekos-vaza"), "glass vase; green vase"],
  [exactly("mezoturi-boroskorso"), "green jug"],
  [exactly("fekete-vizeskorso"), "water jug; water pitcher; black jug"],
  [exactly("orsegi-akacmez"), "acacia honey"],
  [exactly("zempleni-harsmez"), "linden honey; lime honey"],
  [exactly("kekfesto-terito"), "blue tablecloth; tablecloths blue"],
  [exactly("kender-konyharuha"), "striped tea towel; hemp tea towel"],
  ["szaszkezdi-tal", "stag bowl"],
  // Rooms.
  [exactly("esztergalt-sotarto diofa-vagodeszka korisfa-tal cseresznyefa-fozokanal"), "kitchen"],
  ["lenszalveta lenvaszon-asztali-futo kekfesto-terito", "table"],
  // A maker's name does not describe the product.
  [exactly("malomjatek"), "mill; mill game; board game"],
  [exactly(KINDS.OF_HOLLOS), "hollos szovohaz; Hollókő; hollos"],
  [exactly(KINDS.OF_PALAST), "palast papirmalom; papirmalom"],
  // Care instructions, as in the product's own text.
  [
    exactly(KINDS.DISHWASHER_SAFE),
    "dishwasher safe; dishwasher-safe; dishwasher proof; dish washer safe; dishwashersafe",
  ],
  [
    exactly(KINDS.MUGS),
    "dishwasher safe mug; mug dishwasher safe; microwave safe mug; microwaveable mug; lead free mug; lead-free mugs",
  ],
  [exactly("orsegi-fedeles-sutotal"), "oven safe; ovenproof; oven-safe casserole"],
  [exactly(KINDS.TOWELS), "washable tea towel; washable tea towels"],
  [NONE, "dishwasher; microwave; oven; gluten free; vegan; dishwasher safe knife"],
  [similar("gyapjutakaro"), "machine washable throw"],
  // A word of the list's language is no foreign one that happens to have the same key.
  [NONE, "video; turban; festival; harangue"],
  // Two words are no new compound: these are typing errors.
  [similar(KINDS.GINGERBREAD), "gingerbred"],
  [similar("orsegi-erdei-mez"), "froest honey"],
  // A material is what a product is made of, and not what its text compares it with.
  [
    similar(KINDS.HOLDERS),
    "wooden candle holder; wood candle holder; glass candle holder; candle holder wooden",
  ],
  [exactly("fekete-gyertyatarto attort-mecsestarto"), "clay candle holder; ceramic candle holder"],
  [similar("diofa-vagodeszka"), "oak cutting board"],
  [exactly("diofa-vagodeszka"), "wooden cutting board; walnut cutting board"],
  ["cseresznyefa-fozokanal rozettas-doboz", "wood; wooden"],
  // Cloth in front of a thing is what it is made of.
  [exactly("lenszalveta"), "cloth napkins; cloth napkin; linen napkins; fabric napkins"],
  [exactly("kalocsai-himzett-terito"), "round tablecloth; embroidered tablecloth; kalocsa tablecloth"],
  // What a text says that a product has not.
  [similar(KINDS.CANDLES), "scented candle"],
  [exactly("kobalt-eszpresszocsesze"), "majolica"],
  // A product that only mentions another one is none, in whatever order the words are.
  [similar(KINDS.TABLECLOTHS), "linen tablecloth; linen table cloth; linen table cloths"],
  ["kender-konyharuha kekfesto-konyharuha", "tea towel linen"],
  // What holds a thing, if the shop has something for all such things.
  [similar("szasz-festett-ladika"), "ring holder; earring holder; ring case"],
  [exactly("szasz-festett-ladika"), "jewelry holder"],
  [exactly("esztergalt-sotarto"), "spice holder"],
  [similar("esztergalt-sotarto"), "paprika holder; pepper holder"],
  [NONE, "key holder; toothbrush holder"],
  // Sentences.
  [similar("mezoturi-boroskorso"), "gift for wine lover; something for a wine lover"],
  [KINDS.MUGS, "mug that can go in the dishwasher; which mug is not too expensive"],
  [exactly("orsegi-fedeles-sutotal"), "can go in the oven"],
  // Similar words of a synonym.
  ["kekfesto-parnahuzat nemez-ulolap", "pillow"],
  [similar(KINDS.JUGS), "teapot"],
  // British and American spelling.
  [similar("szasz-festett-ladika"), "jewellery; jewelry"],
  [exactly("szasz-festett-ladika rozettas-doboz"), "jewellery box; jewelry box"],
  [exactly(KINDS.EMBROIDERED), "embroidered; embroidery"],
  [exactly(KINDS.BY_THE_LITER), "litre; liter; litres"],
  ["kekfesto-meteraru", "metre; meter; fabric by the metre"],
  // An English word is no Hungarian one with an ending („apró” is small).
  [NONE, "apron; aprons"],
  [similar(KINDS.CANDLES), "advent wreath; wreath"],
  [similar("feliratos-mezeskalacs-sziv"), "engraved; engraving"],
  // Both colors: blue dye is white on blue, and Haban ware blue on white.
  [exactly("kekfesto-terito"), "blue and white tablecloth"],
  ["haban-talka haban-kancso", "blue and white; blue-white"],
  // Sizes.
  [exactly("kekfesto-terito"), "tablecloth 140x140; tablecloth 140 x 220 cm"],
  [exactly("orsegi-tejescsupor"), "half litre mug; half a liter mug; mug 500 ml; 0.5 l mug"],
  // Who gets a present says what it is: first what most people give.
  ["kekfesto-levendulazsak", "gift for mum; gift for my wife; girlfriend"],
  // Everything.
  [
    EVERYTHING,
    `handmade; handmade gifts; hungarian; hungarian gifts; folk art gift; souvenir; souvenirs from hungary; something typical hungarian; gift; gift ideas;
    beautiful; unique gift; small gift; home; gift set; under $20; gifts under $50; under 20 euros; £30`,
  ],
  // A price in another currency is no number to look for.
  [KINDS.MUGS, "mug under $20; $20 mug; mug 20 usd; mug between 10 and 20 euros; mug under £15"],
  [exactly(KINDS.VASES), "very beautiful vase"],
  [KINDS.VASES, "vase around $50; vase under 50 dollars; vase €30-€60; vase for 40 bucks"],
  // Questions to the shop are no products.
  [
    NONE,
    `shipping; free shipping; delivery; do you ship to germany; return policy; returns; refund; order tracking; track my order;
    gift wrap; gift wrapping; gift card; gift voucher; opening hours; contact; orders; payment methods; warranty; help`,
  ],
  [KINDS.MUGS, "mug with free shipping; gift wrapped mug; mug delivery"],
  ["marvanyozott-papiriv", "wrapping paper; gift wrapping paper"],
  ["preseltviragos-udvozlolap", "gift card with flower"],
  // What a query refuses.
  [exactly("buborekos-vaza tulipanos-vaza"), "vase but not black; vase that is not black"],
  [exactly("fekete-vaza tulipanos-vaza"), "vase not glass; vase not made of glass"],
  [exactly("orsegi-tejescsupor"), "mug not blue"],
  // Products named as alternatives; colors are none.
  [
    exactly(`${KINDS.MUGS} kobalt-eszpresszocsesze fekete-palinkaspohar`),
    "mugs and cups; cup or mug; mugs, cups",
  ],
  [exactly("matyo-parna gyapjutakaro"), "cushions and throws; cushions & throws"],
  [exactly("haban-talka"), "blue and white bowl"],
  // Typing errors.
  [similar(KINDS.MUGS), "muggs; mugxs; becer"],
  [similar(KINDS.VASES), "vasee; vsae"],
  [similar("szives-fogas"), "hopks"],
  [similar("friss-mezespuszedli"), "cokies"],
  [NONE, "usb; dvd; gps; kfc; lcd"],
  // A "card gingerbread" is no card.
  ["feliratos-mezeskalacs-sziv", "name card gingerbread"],
  // Sentences.
  [
    exactly(KINDS.VASES),
    "do you have any vases; can i see your vases please; i would like to see vases; show me vases",
  ],
  [EVERYTHING, "what can i bring home as a gift; best thing to take home from budapest"],
  [similar("fekete-vizeskorso"), "watering can"],
  ["kremmez", "something under 2000 huf"],
  [KINDS.KINDNESS, "what to get my mom for 10000"],
  // German.
  [KINDS.MUGS, "becher"],
  [KINDS.CANDLES, "kerze; kerzen"],
  [KINDS.HONEYS, "honig"],
  // Who asks for a gift says for whom.
  [EVERYTHING, "gifts for germans; gift for my landlord"],
  [NONE, "gift case for phone; wedding dress; drone"],
  [similar("kobalt-eszpresszocsesze"), "terracotta"],
  // A board of another wood is like this one, but what is made to hold paper is not like what holds candles.
  [similar("diofa-vagodeszka"), "oak board; maple board"],
  [NONE, "paper holder; chess board"],
  // Honey that is "slow to set" belongs to no set.
  [similar("szasz-szives-bogre"), "tea set"],
  ["vaszonkotesu-naplo", "lined notebook; notebook lined"],
  [KINDS.ST_NICHOLAS, "nicholas day"],
  // How many pieces somebody wants is not what is in a set.
  [exactly(KINDS.MUGS), "2 pcs mug"],
  [similar("vasarhelyi-falitanyer"), "wall hanging; wall hangings"],
  ["orsegi-fedeles-sutotal", "roasting pan; duck roaster"],
  // What is not in the shop is not like what is only described by the same word.
  [NONE, "hand cream; foot cream; cold cream; face cream"],
  ["kremmez", "cream honey; creamed honey"],
  [exactly("zempleni-harsmez orsegi-akacmez orsegi-erdei-mez"), "half a kilo honey; half kilo of honey"],
  [similar("vaszonkotesu-naplo kekfesto-mintas-fuzet"), "planner"],
  // Rooms.
  ["gyapjutakaro", "for the living room; living room decor; bedroom"],
  [KINDS.FOR_KIDS, "nursery; kids room"],
  ["rozettas-doboz szives-fogas", "hallway"],
  ["fekete-palinkaspohar huta-vizespohar", "new years eve"],
]
