import { HOME_TEXTS } from "@porteka/shop/home-texts"
import { byLanguage, type Locale, textsForStaff } from "@porteka/shop/languages"
import { footerMenu, headerMenu, type MenuLink } from "@porteka/shop/menus"
import { staffText, type Words } from "../../staff-language/staff-language.ts"
import { readFacetLines, readFacetNames } from "../catalogue/list-index/facet-settings.ts"
import { readHiddenWords, readSynonyms } from "../catalogue/search/own-words.ts"
import {
  type ContentField,
  coordinatesField,
  handlesField,
  markdownText,
  menuField,
  momentField,
  pictureField,
  plainLine,
  plainRowsField,
  shopMarkdown,
  textLine,
  textLines,
  textLink,
  textRows,
  yearField,
} from "./content-fields.ts"
import {
  facetNameRows,
  facetOrderRows,
  hiddenFacetRows,
  hiddenWordRows,
  menuRows,
  redirectRows,
  sectionRows,
  synonymRows,
} from "./row-shapes.ts"
import { readRedirects, readSections } from "./site-lines.ts"
import { warnOfPicked } from "./warn-of-picked.ts"

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

/** The fields of each kind of entry. Form, validation and storage follow this table. */
export interface ContentKind {
  /** Name of the list. */
  label: Words
  /** Help text above the list. */
  lead: Words
  /** Whether the owner can create entries; otherwise the entries are fixed. */
  isOpen: boolean
  fields: readonly ContentField[]
  /**
   * The field with an entry's name in the list; absent if there is only one entry, which has the list's name.
   */
  title?: string
  /** Errors of values that are valid individually: path and reason. */
  checkTogether?: (values: ContentValues) => [path: string, reason: string] | null
  /** What will probably not look as intended, but can be published: path and reason. */
  warn?: (values: ContentValues) => [path: string, reason: string][]
}

const kind = ({
  label,
  lead,
  ...rest
}: Omit<ContentKind, "label" | "lead"> & Record<"label" | "lead", Pair>) => ({
  ...rest,
  label: textsForStaff(label),
  lead: textsForStaff(lead),
})
type Pair = { hu: string; en: string }
const words = (hu: string, en: string): Pair => ({ hu, en })

const TEXT = words("Szöveg", "Text")
const TITLE = words("Cím", "Title")
const EXCERPT = words("Bevezető", "Introduction")
const PICTURE = words("Kép", "Picture")
const IN_LISTS = words("A listában és a keresőkben látszik.", "Shown in the list and by search engines.")
const LANDSCAPE = words("Fekvő, legalább 1600 képpont széles.", "Landscape, at least 1600 pixels wide.")

const homeText = (name: keyof (typeof HOME_TEXTS)[Locale]) => byLanguage((locale) => HOME_TEXTS[locale][name])

/** Links as the rows of a menu store them. */
const menuText = (links: readonly MenuLink[]) => menuRows.join(links.map(({ label, to }) => [label, to]))

/** For the columns that do not depend on what the shop sells. */
const NOTHING_SOLD = { categories: [], sellsGiftCards: false }

export const CONTENT_KINDS: Record<ContentKindName, ContentKind> = {
  announcement: kind({
    label: words("Hirdetősáv", "Announcement"),
    lead: words(
      "Egy sor minden oldal tetején. Több közül az látszik, amelyiket utoljára tette közzé; ha egyik sem érvényes, az ingyenes szállítás határa áll itt.",
      "A line at the top of every page. Of several the one published last is shown; if none is in force, the limit of free delivery stands here.",
    ),
    isOpen: true,
    title: "text",
    fields: [
      textLine(120, "text", TEXT, { required: "first" }),
      textLink("link", words("Hivatkozás", "Link"), {
        hint: words(
          "Ha kitölti, az egész sor ide vezet: /hu/… vagy https://…",
          "If filled in, the whole line leads here: /en/… or https://…",
        ),
      }),
      momentField("starts_at", words("Mikortól", "From"), {
        hint: words(
          "Üresen: amint közzéteszi. Későbbi időpontnál is tegye közzé: a boltban akkortól látszik.",
          "Empty: as soon as you publish it. For a later time publish it, too: the shop shows it from then on.",
        ),
      }),
      momentField("ends_at", words("Meddig", "Until"), {
        hint: words("Üresen: amíg le nem veszi.", "Empty: until you take it off."),
      }),
    ],
    checkTogether: ({ starts_at: from, ends_at: until }) =>
      from && until && Date.parse(from) >= Date.parse(until)
        ? [
            "ends_at",
            staffText({
              hu: "A vége nem lehet a kezdete előtt.",
              en: "Its end cannot be before its beginning.",
            }),
          ]
        : null,
  }),
  home: kind({
    label: words("Kezdőlap", "Home page"),
    lead: words(
      "A kezdőlap szövegei, nyitóképe és szakaszai. Ami itt üres, ott a bolt saját szövege áll (halványan látszik a mezőben), saját képe és sorrendje.",
      "Texts, opening picture and sections of the home page. What is empty here keeps the shop's own text (shown pale in the field), picture and order.",
    ),
    isOpen: false,
    fields: [
      textLine(60, "hero_title", words("Nagy cím a nyitóképen", "Large title on the opening picture"), {
        placeholder: homeText("hero_title"),
      }),
      textLines(240, "hero_text", words("Szöveg a cím alatt", "Text below the title"), {
        placeholder: homeText("hero_text"),
      }),
      textLine(40, "hero_button", words("A gomb felirata", "Words of the button"), {
        placeholder: homeText("hero_button"),
      }),
      textLink("hero_link", words("Hova vezet a gomb", "Where the button leads"), {
        placeholder: byLanguage((locale) => `/${locale}/products`),
        hint: words(
          "/hu/… vagy https://…; üresen minden termékhez.",
          "/en/… or https://…; empty: to all products.",
        ),
      }),
      textLine(60, "picked_title", words("A válogatás címe", "Title of the hand-picked products"), {
        hint: words("Például: Anyák napjára.", "For example: For Mother's Day."),
        placeholder: homeText("picked_title"),
      }),
      textLine(60, "story_title", words("A készítők szakaszának címe", "Title of the makers' section"), {
        placeholder: homeText("story_title"),
      }),
      textLines(500, "story_text", words("A készítők szakaszának szövege", "Text of the makers' section"), {
        placeholder: homeText("story_text"),
      }),
      pictureField("picture", words("Nyitókép", "Opening picture"), { hint: LANDSCAPE }),
      plainRowsField(
        sectionRows,
        readSections,
        "sections",
        words("Szakaszok sorrendje", "Order of the sections"),
        {
          hint: words(
            "Ami kimarad, nem látszik. Ha egy sincs itt: a megszokott sorrend, minden szakasszal.",
            "What is left out is not shown. If there is none here: the usual order, with every section.",
          ),
        },
      ),
      handlesField("collections", "collections", words("Kollekciók", "Collections"), {
        hint: words(
          "Ahogyan következzenek. Ha egy sincs itt: az első három.",
          "In the order in which they shall come. If there is none here: the first three.",
        ),
      }),
      handlesField("products", "picked", words("Válogatott termékek", "Hand-picked products"), {
        hint: words(
          "Ahogyan következzenek. Ha egy sincs itt: nincs ilyen szakasz.",
          "In the order in which they shall come. If there is none here: no such section.",
        ),
      }),
    ],
    warn: warnOfPicked,
  }),
  page: kind({
    label: words("Oldalak", "Pages"),
    lead: words(
      "Rólunk, kapcsolat, kérdések és a jogi oldalak. Minden közzétett változat megmarad.",
      "About us, contact, questions and the legal pages. Every published version is kept.",
    ),
    isOpen: false,
    title: "title",
    fields: [
      textLine(120, "title", TITLE, { required: "every" }),
      textLines(200, "description", words("Leírás a keresőknek", "Description for search engines"), {
        required: "every",
        hint: words(
          "Egy mondat; a keresők találatai között látszik.",
          "One sentence; shown in the results of search engines.",
        ),
      }),
      shopMarkdown("text", TEXT, { required: "every" }),
    ],
  }),
  journal: kind({
    label: words("Magazin", "Journal"),
    lead: words(
      "A magazin írásai. Az írás címe a weben az első mentéskor a magyar címből készül, és később sem változik.",
      "Entries of the journal. An entry's address is made of its Hungarian title when it is saved first, and does not change later.",
    ),
    isOpen: true,
    title: "title",
    fields: [
      textLine(120, "title", TITLE, { required: "first" }),
      textLines(300, "excerpt", EXCERPT, { required: "first", hint: IN_LISTS }),
      markdownText("text", TEXT, { required: "first" }),
      plainLine(80, "author", words("Szerző", "Author"), {
        required: "first",
        hint: words("Vezetéknév, keresztnév.", "Family name, given name."),
      }),
      pictureField("picture", PICTURE, { hint: LANDSCAPE }),
      handlesField("products", "products", words("Termékek az írás alatt", "Products below the entry")),
    ],
  }),
  maker: kind({
    label: words("Készítők", "Makers"),
    lead: words(
      "A műhelyek oldalai. A termékek név szerint tartoznak ide: a készítő neve itt és a termékeken ugyanaz legyen.",
      "Pages of the workshops. Products belong to them by name: the maker's name must be the same here and on the products.",
    ),
    isOpen: true,
    title: "name",
    fields: [
      plainLine(80, "name", words("Név", "Name"), {
        required: "first",
        hint: words("Pontosan úgy, ahogyan a termékeken áll.", "Exactly as it stands on the products."),
      }),
      textLine(80, "trade", words("Mesterség", "Trade"), {
        required: "first",
        hint: words("Például fazekas, kékfestő.", "For example potter, blue-dyer."),
      }),
      plainLine(80, "place", words("Település", "Town"), { required: "first" }),
      coordinatesField("location", words("Hely a térképen", "Place on the map"), {
        hint: words(
          "Szélesség és hosszúság, ahogyan a térképek mutatják: 46.7485, 16.3503. Magyarországi településnél üres is maradhat.",
          "Latitude and longitude as maps show them: 46.7485, 16.3503. May stay empty for a town in Hungary.",
        ),
      }),
      yearField("since", words("Melyik év óta működik", "Working since (year)")),
      textLines(300, "excerpt", EXCERPT, { required: "first", hint: IN_LISTS }),
      markdownText("text", words("Történet", "Story"), { required: "first" }),
      pictureField("picture", PICTURE, {
        hint: words(
          "Arckép vagy a műhely, legalább 1200 képpont széles.",
          "A portrait or the workshop, at least 1200 pixels wide.",
        ),
      }),
    ],
  }),
  menu: kind({
    label: words("Menü és lábléc", "Menu and footer"),
    lead: words(
      "A fejléc és a lábléc hivatkozásai, ahogyan most a boltban látszanak. Ahol minden sort töröl, ott az eredeti hivatkozások térnek vissza. Mindig a láblécben marad, bármit ír: az elállás gombja, az „Elállás és visszaküldés”, a „Szavatosság és jótállás”, a „Panaszkezelés”, az ÁSZF, az adatkezelés, a sütik és az impresszum.",
      "Links of the header and the footer as the shop shows them now. Where you delete every row, the original links return. Whatever you write, the footer always keeps: the withdrawal button, “Withdrawal and returns”, “Guarantee and warranty”, “Complaints”, terms, privacy, cookies and legal notice.",
    ),
    isOpen: false,
    fields: [
      menuField("header", words("Fejléc és telefonos menü", "Header and menu on phones"), {
        hint: words(
          "A kategóriák ezek előtt állnak. Telefonon ezek után jön még, ami itt nem szerepel: ajándékutalvány (ha árul), készítők, rólunk, kapcsolat.",
          "The categories stand before these. On phones those that are not here follow: gift card (if sold), makers, about us, contact.",
        ),
        start: (locale) => menuText(headerMenu(locale)),
      }),
      menuField("shopping", words("Lábléc: Vásárlás", "Footer: Shopping"), {
        hint: words(
          "Ha egy sincs itt: minden termék, a kategóriák, az újdonságok és (ha árul) az ajándékutalvány, és az oszlop magától követi a kategóriákat. Ha ír ide, csak az látszik, amit ír.",
          "If there is none here: all products, the categories, new arrivals and (if sold) the gift card, and the column follows the categories by itself. If you write any, only those are shown.",
        ),
      }),
      menuField("information", words("Lábléc: Információk", "Footer: Information"), {
        hint: words(
          "Ha innen törli az elállást és visszaküldést, a szavatosságot vagy a panaszkezelést, az oszlop végén akkor is ott marad, mert jogszabály kéri.",
          "If you delete withdrawal and returns, guarantee or complaints here, they stay at the end of the column, because the law requires them.",
        ),
        start: (locale) => menuText(footerMenu(locale, NOTHING_SOLD).information),
      }),
      menuField("shop", words("Lábléc: a bolt neve alatt", "Footer: below the shop's name"), {
        start: (locale) => menuText(footerMenu(locale, NOTHING_SOLD).shop),
      }),
    ],
  }),
  redirects: kind({
    label: words("Átirányítások", "Redirects"),
    lead: words(
      "Régi címek, amelyek új helyre vezetnek, például az előző bolt termékoldalai. Csak ott érvényes, ahol nincs élő oldal.",
      "Old addresses that lead to a new place, for example product pages of the former shop. In force only where there is no live page.",
    ),
    isOpen: false,
    fields: [
      plainRowsField(redirectRows, readRedirects, "lines", words("Régi és új cím", "Old and new address"), {
        links: (text) => readRedirects(text).read.map(({ to }) => to),
        hint: words(
          "Táblázatból egyszerre több sor is beilleszthető az első mezőbe.",
          "Several rows of a spreadsheet can be pasted into the first field at once.",
        ),
      }),
    ],
  }),
  search: kind({
    label: words("Kereső", "Search"),
    lead: words(
      "Szavak, amelyeket a kereső a sajátjain felül ismer. Mit kerestek hiába? A „Sikertelen keresések” mutatja.",
      "Words that the search knows beside its own. What was looked for in vain? “Missed searches” shows it.",
    ),
    isOpen: false,
    fields: [
      textRows(synonymRows, readSynonyms, "synonyms", words("Rokon értelmű szavak", "Synonyms"), {
        hint: words(
          "Soronként egy jelentés, például bögre, csésze, findzsa. Ha bármelyikre keresnek, mindegyik terméke előjön.",
          "A meaning in each row, for example mug, cup, beaker. Whichever is searched for, the products of all come up.",
        ),
      }),
      textRows(
        hiddenWordRows,
        readHiddenWords,
        "hidden",
        words("Szavak, amelyekre nincs találat", "Words that find nothing"),
        {
          hint: words(
            "Például más márka neve. A ragozott alakja is ide számít.",
            "For example the name of another brand. Its inflected forms count, too.",
          ),
        },
      ),
    ],
  }),
  filters: kind({
    label: words("Szűrők", "Filters"),
    lead: words(
      "A terméklisták szűrőinek neve és sorrendje. Ami itt nem szerepel, a megszokott módon marad.",
      "Names and order of the filters of product lists. What is not named here stays as usual.",
    ),
    isOpen: false,
    fields: [
      textRows(facetNameRows, readFacetNames, "names", words("Más nevek", "Other names"), {
        hint: words("Egy szűrő vagy egy értéke más néven.", "A filter or one of its values by another name."),
      }),
      plainRowsField(facetOrderRows, readFacetLines, "order", words("Sorrend", "Order"), {
        hint: words(
          "A szűrők, ahogyan következzenek, és azok az értékek, amelyek bennük elöl álljanak.",
          "The filters in the order in which they shall come, with the values that come first in them.",
        ),
      }),
      plainRowsField(hiddenFacetRows, readFacetLines, "hidden", words("Ami ne látsszon", "What is hidden")),
    ],
  }),
}
