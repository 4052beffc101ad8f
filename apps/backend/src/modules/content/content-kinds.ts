import { FACETS } from "@porteka/shop"
import { readFacetLines, readFacetNames } from "../catalogue/list-index/facet-settings.ts"
import { readHiddenWords, readSynonyms } from "../catalogue/search/own-words.ts"
import {
  type ContentField,
  coordinatesField,
  handlesField,
  markdownText,
  momentField,
  pictureField,
  plainLine,
  plainTable,
  shopMarkdown,
  textLine,
  textLines,
  textLink,
  textTable,
  yearField,
} from "./content-fields.ts"
import { readMenuLinks, readRedirects, readSections, SECTION_NAMES } from "./site-lines.ts"

export const CONTENT_KIND_NAMES = [
  "announcement",
  "home",
  "page",
  "journal",
  "maker",
  "menu",
  "redirects",
  "search",
  "filters",
] as const
export type ContentKindName = (typeof CONTENT_KIND_NAMES)[number]

/** The values of an entry: `title.hu`, `starts_at` … */
export type ContentValues = Record<string, string>

/** What entries of a kind are made of. Form, checks and storage all follow this table. */
export interface ContentKind {
  /** Of the list. */
  label: string
  /** What the list says above itself. */
  lead: string
  /** Made by the owner as many as wanted; otherwise there are those the shop knows. */
  isOpen: boolean
  fields: readonly ContentField[]
  /** The field a list names an entry by; absent where there is only one, which has the list's name. */
  title?: string
  /** What is wrong with values that are right one by one: path and reason. */
  checkTogether?: (values: ContentValues) => [path: string, reason: string] | null
}

export const CONTENT_KINDS: Record<ContentKindName, ContentKind> = {
  announcement: {
    label: "Hirdetősáv",
    lead: "Egy sor minden oldal tetején. Több közül az látszik, amelyiket utoljára tette közzé; ha egyik sem érvényes, az ingyenes szállítás határa áll itt.",
    isOpen: true,
    title: "text",
    fields: [
      textLine(120, "text", "Szöveg", { required: "first" }),
      textLink("link", "Hivatkozás", { hint: "Ha kitölti, az egész sor ide vezet: /hu/… vagy https://…" }),
      momentField("starts_at", "Mikortól", { hint: "Üresen: a közzétételtől." }),
      momentField("ends_at", "Meddig", { hint: "Üresen: amíg le nem veszi." }),
    ],
    checkTogether: ({ starts_at: from, ends_at: until }) =>
      from && until && Date.parse(from) >= Date.parse(until)
        ? ["ends_at", "A vége nem lehet a kezdete előtt."]
        : null,
  },
  home: {
    label: "Kezdőlap",
    lead: "A kezdőlap szövegei, nyitóképe és szakaszai. Ami itt üres, ott a bolt saját szövege, képe, sorrendje áll.",
    isOpen: false,
    fields: [
      textLine(60, "hero_title", "Nagy cím a nyitóképen"),
      textLines(240, "hero_text", "Szöveg a cím alatt"),
      textLine(40, "hero_button", "A gomb felirata"),
      textLink("hero_link", "Hova vezet a gomb", { hint: "/hu/… vagy https://…; üresen minden termékhez." }),
      textLine(60, "picked_title", "A válogatás címe", { hint: "Például: Anyák napjára." }),
      textLine(60, "story_title", "A készítők szakaszának címe"),
      textLines(500, "story_text", "A készítők szakaszának szövege"),
      pictureField("picture", "Nyitókép", { hint: "Fekvő, legalább 1600 képpont széles." }),
      plainTable(readSections, "sections", "Szakaszok sorrendje", {
        hint: `Soronként egy; ami kimarad, nem látszik. Üresen: ${Object.values(SECTION_NAMES).join(", ")}.`,
      }),
      handlesField("collections", "Kollekciók", {
        hint: "A webcímük utolsó része, vesszővel, ahogyan következzenek: unnepi-asztal, elso-lakas. Üresen az első három.",
      }),
      handlesField("picked", "Válogatott termékek", {
        hint: "A webcímük utolsó része, vesszővel: haban-kancso, haban-talka. Üresen nincs ilyen szakasz.",
      }),
    ],
  },
  page: {
    label: "Oldalak",
    lead: "Rólunk, kapcsolat, kérdések és a jogi oldalak. Minden közzétett változat megmarad.",
    isOpen: false,
    title: "title",
    fields: [
      textLine(120, "title", "Cím", { required: "every" }),
      textLines(200, "description", "Leírás a keresőknek", {
        required: "every",
        hint: "Egy mondat; a keresők találatai között látszik.",
      }),
      shopMarkdown("text", "Szöveg", { required: "every" }),
    ],
  },
  journal: {
    label: "Magazin",
    lead: "A magazin írásai. Az írás címe a weben az első mentéskor a magyar címből készül, és később sem változik.",
    isOpen: true,
    title: "title",
    fields: [
      textLine(120, "title", "Cím", { required: "first" }),
      textLines(300, "excerpt", "Bevezető", {
        required: "first",
        hint: "A listában és a keresőkben látszik.",
      }),
      markdownText("text", "Szöveg", { required: "first" }),
      plainLine(80, "author", "Szerző", { required: "first", hint: "Vezetéknév, keresztnév." }),
      pictureField("picture", "Kép", { hint: "Fekvő, legalább 1600 képpont széles." }),
      handlesField("products", "Termékek az írás alatt", {
        hint: "A termékek webcímének utolsó része, vesszővel: haban-kancso, haban-talka.",
      }),
    ],
  },
  maker: {
    label: "Készítők",
    lead: "A műhelyek oldalai. A termékek név szerint tartoznak ide: a készítő neve itt és a termékeken ugyanaz legyen.",
    isOpen: true,
    title: "name",
    fields: [
      plainLine(80, "name", "Név", { required: "first", hint: "Pontosan úgy, ahogyan a termékeken áll." }),
      textLine(80, "trade", "Mesterség", { required: "first", hint: "Például fazekas, kékfestő." }),
      plainLine(80, "place", "Település", { required: "first" }),
      coordinatesField("location", "Hely a térképen", {
        hint: "Szélesség és hosszúság, ahogyan a térképek mutatják: 46.7485, 16.3503. Magyarországi településnél üres is maradhat.",
      }),
      yearField("since", "Melyik év óta működik"),
      textLines(300, "excerpt", "Bevezető", {
        required: "first",
        hint: "A listában és a keresőkben látszik.",
      }),
      markdownText("text", "Történet", { required: "first" }),
      pictureField("picture", "Kép", { hint: "Arckép vagy a műhely, legalább 1200 képpont széles." }),
    ],
  },
  menu: {
    label: "Menü és lábléc",
    lead: "A fejléc és a lábléc hivatkozásai. Ami itt üres, ott a bolt saját hivatkozásai állnak. Az elállás és a jogi oldalak mindig a láblécben maradnak.",
    isOpen: false,
    fields: [
      textTable(readMenuLinks, "header", "Fejléc és telefonos menü", {
        hint: "Soronként: Felirat | /hu/… A kategóriák ezek előtt állnak.",
      }),
      textTable(readMenuLinks, "shopping", "Lábléc: Vásárlás", { hint: "Soronként: Felirat | /hu/…" }),
      textTable(readMenuLinks, "information", "Lábléc: Információk", { hint: "Soronként: Felirat | /hu/…" }),
      textTable(readMenuLinks, "shop", "Lábléc: a bolt neve alatt", { hint: "Soronként: Felirat | /hu/…" }),
    ],
  },
  redirects: {
    label: "Átirányítások",
    lead: "Régi címek, amelyek új helyre vezetnek, például az előző bolt termékoldalai. Csak ott érvényes, ahol nincs élő oldal.",
    isOpen: false,
    fields: [
      plainTable(readRedirects, "lines", "Régi és új cím", {
        hint: "Soronként: /regi-cim; /hu/uj-cim; 301. A harmadik elmaradhat: 301 végleges, 302 ideiglenes. Táblázatból is beilleszthető.",
      }),
    ],
  },
  search: {
    label: "Kereső",
    lead: "Szavak, amelyeket a kereső a sajátjain felül ismer. Mit kerestek hiába? Az „Sikertelen keresések” mutatja.",
    isOpen: false,
    fields: [
      textTable(readSynonyms, "synonyms", "Rokon értelmű szavak", {
        hint: "Soronként egy jelentés: bögre = csésze, findzsa. Ha bármelyikre keresnek, mindegyik terméke előjön.",
      }),
      textTable(readHiddenWords, "hidden", "Szavak, amelyekre nincs találat", {
        hint: "Soronként egy szó, például más márka neve. A ragozott alakja is ide számít.",
      }),
    ],
  },
  filters: {
    label: "Szűrők",
    lead: `A terméklisták szűrőinek neve és sorrendje. Ami itt nem szerepel, a megszokott módon marad. A szűrők: ${FACETS.map(({ label }) => label.hu).join(", ")}.`,
    isOpen: false,
    fields: [
      textTable(readFacetNames, "names", "Más nevek", {
        hint: "Soronként egy: Szín = Árnyalat, vagy egy értéké: Szín: Kék = Indigókék.",
      }),
      plainTable(readFacetLines, "order", "Sorrend", {
        hint: "Soronként egy szűrő, ahogyan következzenek; kettőspont után azok az értékek, amelyek elöl álljanak: Szín: Kék, Fehér.",
      }),
      plainTable(readFacetLines, "hidden", "Ami ne látsszon", {
        hint: "Soronként egy szűrő az elrejtendő értékekkel: Szín: Áttetsző. Érték nélkül az egész szűrő.",
      }),
    ],
  },
}
