import type { HelpTopic } from "@porteka/commerce-sdk"
import { foldAccents } from "@porteka/hungary"
import { LOCALES } from "@porteka/shop/languages"
import { describe, expect, it } from "vitest"
import { hintsIn, readHelp } from "./read-help.ts"

type Table = readonly (readonly [topic: HelpTopic, queries: string])[]

/** Queries that ask for a page and nothing else, by the page that must come first. */
const HUNGARIAN: Table = [
  [
    "shipping",
    `szállítás; ingyen szállítás; ingyenes szállítás; szállítási díj; szállítási költség; szállítási idő; szállítási feltételek;
    mennyi a szállítás?; mennyibe kerül a szállítás; házhozszállítás; házhoz szállítás; kiszállítás; kiszállítási idő;
    szalitas; szállitás; szállítanak külföldre; külföldi szállítás; futár; futárszolgálat; csomagautomata; csomagpont;
    foxpost; GLS; MPL; packeta; postaköltség; posta; személyes átvétel; átvétel; mikor érkezik meg; kézbesítés;
    meddig jön meg; mikor ér ide; mikorra érkezik meg ha ma rendelem; megérkezik holnap?; mennyi idő alatt ér ide a csomag;
    ingyenes szállítás 20000 felett; szállítás és fizetés`,
  ],
  [
    "shipping",
    `fizetés; fizetési módok; utánvét; utánvétes fizetés; bankkártya; bankkártyás fizetés; átutalás; előre utalás;
    szép kártya; simplepay; paypal; számla; áfás számla; részletfizetés; hogyan lehet fizetni; lehet kártyával fizetni`,
  ],
  [
    "returns",
    `visszaküldés; visszaküldeni; vissza lehet küldeni?; visszaküldési cím; visszaküldés menete; termék visszaküldése;
    visszavétel; visszatérítés; pénzvisszafizetés; pénz vissza; pénzvisszatérítés; csere; cserélni; becserélni; elállás;
    elállási jog; elállok; 14 nap; 14 napos elállás; viszaküldés; áru visszavétele`,
  ],
  [
    "tracking",
    `rendelésem; a rendelésem; rendeléseim; rendelés követése; rendeléskövetés; rendelés állapota; rendelés lemondása;
    rendelésszám; csomagkövetés; csomagom; hol van a csomagom; hol van a rendelésem; hol tart a csomagom; nyomkövetés;
    csomag nyomkövetése; nem érkezett meg a csomagom; le szeretném mondani a rendelésem; rendelés; rendelések; megrendelés; megrendelésem`,
  ],
  [
    "faq",
    "vásárlás; vásárlás menete; gyik; gyakori kérdések; kérdések; segítség; hogyan rendelhetek; hogyan tudok rendelni",
  ],
  [
    "contact",
    `kapcsolat; elérhetőség; elérhetőségek; nyitvatartás; nyitva tartás; nyitvatartási idő; mikor van nyitva; telefonszám;
    telefon szám; email; e-mail cím; ügyfélszolgálat; bolt címe; üzlet; bolt; webshop; webáruház; hol van a bolt; boltotok;
    elérhetők; viszonteladóknak; nagyker`,
  ],
  ["guarantee", "garancia; garanciális; jótállás; szavatosság; garancia mennyi idő"],
  [
    "complaints",
    "panasz; panaszkezelés; reklamáció; törött termék; sérült csomag; hibás termék; törötten érkezett",
  ],
  ["terms", "ászf; általános szerződési feltételek; vásárlási feltételek"],
  ["privacy", "adatvédelem; adatvédelmi nyilatkozat; adatvédelmi tájékoztató; gdpr; adatkezelés"],
  ["cookies", "süti szabályzat; cookie beállítások; sütikezelés süti szabályzat"],
  ["imprint", "impresszum; cégadatok; adószám"],
  ["about", "rólunk; kik vagytok; bemutatkozás"],
  ["makers", "készítők; mesterek; mestereink; kézművesek"],
  ["account", "bejelentkezés; belépés; regisztráció; fiókom; elfelejtett jelszó; jelszó; profilom"],
  [
    "gift-card",
    `ajándékutalvány; Ajándékutalványt; ajándék-utalvány; ajándék utalvány; utalványok; utalvány; ajandek kartya;
    ajándékkártya; ajándékkártyát; vásárlási utalvány`,
  ],
  [
    "gift-wrap",
    "díszcsomagolás; díszcsomagolva; díszcsomagolást; ajándékcsomagolás; becsomagolás; díszcsomagolás ára; csomagolás",
  ],
  ["coupon", "kupon; kuponkód; kedvezménykód; akciós kód; promóciós kód"],
  ["newsletter", "hírlevél; feliratkozás; leiratkozás; hírlevél feliratkozás"],
  ["wishlist", "kedvencek; kívánságlista"],
  ["journal", "blog; magazin"],
]

const ENGLISH: Table = [
  [
    "shipping",
    `shipping; free shipping; shipping cost; shipping costs; shipping policy; shipping time; shiping; how much is shipping;
    delivery; delivery time; free delivery; express delivery; delivery fee; next day delivery; postage; courier;
    international shipping; shipping abroad; ship to germany; do you ship to germany; do you ship; parcel locker;
    how long does delivery take shipping; foxpost; gls; click and collect; cod; pick up in store; when will it arrive;
    will it arrive; when will i get my order`,
  ],
  [
    "shipping",
    `payment; payment methods; payment options; how can i pay; pay by card; cash on delivery; bank transfer; credit card;
    paypal; invoice; vat invoice; apple pay`,
  ],
  [
    "returns",
    `returns; return; return policy; returns policy; how to return; how do i return an item; refund; refunds; refund policy;
    money back; exchange; exchanges; send it back; withdrawal; right to cancel; cancellation; 14 days; return an item`,
  ],
  [
    "tracking",
    `order tracking; track my order; track order; tracking; tracking number; order status; my order; my orders;
    where is my order; where is my parcel; where's my order; package tracking; cancel my order; orders; order`,
  ],
  ["faq", "faq; help; questions; frequently asked questions; how to order; how to buy; purchase"],
  [
    "contact",
    `contact; contact us; opening hours; opening times; store hours; hours; phone number; telephone; email; e-mail address;
    customer service; customer support; address; location; where are you; shop; store`,
  ],
  ["guarantee", "guarantee; warranty; what is the warranty"],
  ["complaints", "complaint; complaints; damaged item; broken; faulty product"],
  ["terms", "terms; terms and conditions; terms of service; t&c"],
  ["privacy", "privacy; privacy policy; gdpr; data protection"],
  ["cookies", "cookie policy; cookie settings"],
  ["imprint", "imprint; legal notice; vat number; company details"],
  ["accessibility", "accessibility; accessibility statement"],
  ["about", "about; about us; who are you; our story"],
  ["makers", "makers; our makers; artisans; potters"],
  ["account", "login; log in; sign in; register; my account; password; forgot password"],
  ["gift-card", "gift card; Gift Cards; giftcard; voucher; gift voucher; gift certificate; shopping voucher"],
  [
    "gift-wrap",
    "gift wrap; gift wrapping; gift-wrapping; giftwrap; gift wrapping service; gift wrap option; wrapping",
  ],
  ["coupon", "coupon; coupon code; promo code; discount code"],
  ["newsletter", "newsletter; subscribe; unsubscribe"],
  ["wishlist", "wishlist; wish list; favorites; favourites"],
  ["journal", "blog; magazine"],
]

const rowsOf = (table: Table) =>
  table.flatMap(([topic, queries]) => queries.split(";").map((query) => [query.trim(), topic] as const))

describe.each<[string, Table]>([
  ["Hungarian", HUNGARIAN],
  ["English", ENGLISH],
])("in %s", (_, table) => {
  it.each(rowsOf(table))("„%s” asks for %s only, in every shop and without accents", (query, topic) => {
    const answers = [query, foldAccents(query)].flatMap((asked) =>
      LOCALES.map((shop) => readHelp(asked, shop)),
    )
    for (const { topics, only, rest } of answers)
      expect({ first: topics[0], only, rest }).toEqual({ first: topic, only: true, rest: "" })
  })
})

describe("help beside a product", () => {
  it.each([
    ["hu", "bögre ingyen szállítással", ["shipping"], "bögre"],
    ["hu", "kék bögre díszcsomagolásban", ["gift-wrap"], "kék bögre"],
    ["hu", "visszaküldött váza", ["returns"], "váza"],
    ["en", "mug with free shipping", ["shipping"], "mug"],
    ["en", "gift wrapped blue mug", ["gift-wrap"], "blue mug"],
  ] as const)("in %s „%s” asks for both", (locale, query, topics, rest) => {
    expect(readHelp(query, locale)).toEqual({ topics, only: false, rest })
  })
})

it.each([
  "bögre",
  "tál",
  "cserép",
  "csomagolópapír",
  "ajándékcsomagoló papír",
  "postaláda",
  "rendezvény",
  "feliratos szív",
  "ajándék",
  "ajándékdoboz",
  "mosható terítő",
  "elállítható fogas",
  "süti",
  "képeslap",
  "kosár",
  "kézműves",
  "",
  "mug",
  "gift",
  "card",
  "gift card with flower",
  "wrapping paper",
  "gift wrapping paper",
  "wooden ship",
  "cookies",
  "credit card holder",
  "cookie",
  "free range honey",
  "journal",
  "shopping bag",
  "address book",
  "helping hand mug",
])("„%s” asks for no page", (query) => {
  for (const locale of LOCALES)
    expect(readHelp(query, locale)).toEqual({ topics: [], only: false, rest: query })
})

it.each([
  "ajándék",
  "ajándékok 3000 ft alatt",
  "olcsó ajándék",
  "ajándékdoboz",
  "ajandekcsomag",
  "bögre ajándékba",
  "gift",
  "gifts under 20 euro",
  "gift box",
  "birthday present",
])("„%s” is a reason to show gift cards and wrapping", (query) => {
  expect(hintsIn(query)).toEqual(["gift-card", "gift-wrap"])
})

it.each(["bögre", "ajándékkosár", "presentation box", "mug"])("„%s” is none", (query) => {
  expect(hintsIn(query)).toEqual([])
})
