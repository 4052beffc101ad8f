import { textsForStaff } from "@porteka/shop/languages"
import { ADMIN_LANGUAGES } from "./admin-languages.ts"
import { AFTER_SALE_FORMS } from "./after-sale-forms.ts"
import { AMOUNT_FIELDS } from "./amount-fields.ts"
import { type ChangedFile, dashboardFile, SHOWN_LANGUAGE } from "./changed-file.ts"
import { CUSTOMER_PAGES } from "./customer-pages.ts"
import { DATE_FIELDS } from "./date-fields.ts"
import { DIALOG_NAMES } from "./dialog-names.ts"
import { DRAFT_ORDER_CHANGES, DRAFT_ORDER_FILE, translateDraftOrders } from "./draft-order-pages.ts"
import { ENTRY_FORMS } from "./entry-forms.ts"
import { EXPORT_BUTTONS } from "./export-buttons.ts"
import { FORM_PROBLEMS } from "./form-problems.ts"
import { FAMILY_NAME_FIRST, NAME_FIELDS, orderNames, TOWN_FIRST } from "./name-fields.ts"
import { PROMOTION_FORMS } from "./promotion-forms.ts"
import { REASON_LISTS } from "./reason-lists.ts"
import { SECOND_FACTOR_FORMS } from "./second-factor-forms.ts"
import { TRANSLATION_PAGES } from "./translation-pages.ts"
import { UNANSWERED_CALLS } from "./unanswered-calls.ts"
import { UPLOAD_FORMS } from "./upload-forms.ts"

const CANCEL = 'label: t("actions.cancel")'
const LINE_NET = "getLocaleAmount(item.subtotal || 0, currencyCode)"
const LINE_GROSS = "getLocaleAmount(item.original_total || 0, currencyCode)"
const PROVIDER = 'className: "capitalize", children: payment.provider_id'
const PROVIDER_NAME = "children: formatProvider(payment.provider_id)"
const PROVIDER_WORD = "var formatProvider = (id) => {"
const PROVIDER_IN_WORDS = `import i18next from "i18next";
${PROVIDER_WORD}
  if (i18next.exists("providers." + id)) return i18next.t("providers." + id);`
/** "1x 20 cm", the variant alone, in the list of a parcel's contents; where stock is managed, its name begins with the product's. */
const PARCEL_LINE = '"x ",\n        f_item.title'
const PARCEL_LINE_NAMED = `"× ", ((product) =>
          !product || f_item.title.startsWith(product) ? f_item.title : product + ", " + f_item.title
        )(order.items.find(({ id }) => id === f_item.line_item_id)?.product_title)`
const ORDER = "const effectiveOrder = pref?.order ?? 0;"
/**
 * The overview is listed below the menu's search, before everything else; the maker of a product, without whom it
 * must not be sold, directly below its first part. Medusa's parts for programmers are last.
 */
const PLACE =
  '{"core:Searchbar":-3,"core:nav:/figures":-2,"core:ProductGeneralSection":-2,"core:MetadataSection":1,"core:JsonViewSection":1}[entry.widgetId] ?? (entry.widgetId.startsWith("widget:before:") ? -1 : 0)'
const WIDGET_ID = "widgetId: `widget:$" + "{sourceId}`"

/** Words in the profile's language, where Medusa's part knows no catalogue. */
const shownWords = (words: Parameters<typeof textsForStaff<string>>[0]) =>
  `${JSON.stringify(textsForStaff<string>(words))}[${SHOWN_LANGUAGE}]`
const MONEY = `new Intl.NumberFormat(${SHOWN_LANGUAGE}, { useGrouping: "always", `
const AMOUNT = `return ${MONEY}style: "currency", currency: currencyCode, minimumFractionDigits: decimalDigits, maximumFractionDigits: decimalDigits, signDisplay: lessThanRoundingPrecission ? "exceptZero" : "auto" }).format(amount);`
const TOWN_LINE = "[city, province, postal_code].filter"
const DATES = 'import { format as format2 } from "date-fns";'
const DATES_IN_LANGUAGE = `const format2 = (moment) =>
  new Intl.DateTimeFormat(${SHOWN_LANGUAGE}, { dateStyle: "medium", timeStyle: "short" }).format(moment);`
const COUNTRIES_END = "\n];\n\nexport {\n  getCountryByIso2"
const COUNTRY_NAMES = `
];
const countryNames = new Intl.DisplayNames([${SHOWN_LANGUAGE}], { type: "region" });
for (const country of countries) country.display_name = countryNames.of(country.iso_2.toUpperCase());

export {
  getCountryByIso2`

const ENTITY = 'entity.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ")'

/** Languages are named in the profile's language; Medusa stores their English names. */
const NAMED_LOCALE = `(locale) => ({
  ...locale,
  name: new Intl.DisplayNames([${SHOWN_LANGUAGE}], { type: "language" }).of(locale.code),
})`

const FIRST_PAGE = 'const from = location.state?.from?.pathname || "/orders";'

const AMOUNTS_OF_LINE = 'className: "grid grid-cols-3 items-center gap-x-4"'
const AMOUNTS_WRAPPED = 'className: "flex flex-wrap items-center justify-end gap-x-4 gap-y-1"'

const QUERY_IN_A_ROW = 'className: "flex items-start justify-between gap-x-4 px-6 py-4"'
const QUERY_WRAPPED =
  'className: "flex flex-col justify-between gap-x-4 gap-y-3 px-6 py-4 md:flex-row md:items-center"'

const IN_A_ROW = 'className: "flex items-center justify-between px-6 py-4"'
const WRAPPED = 'className: "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-4"'
const TO_PACK_HEADING = 't("orders.fulfillment.unfulfilledItems")'
const toPackHead = (row: string, badges: string) => `{ ${row}, children: [
      /* @__PURE__ */ jsx11(Heading7, { level: "h2", children: ${TO_PACK_HEADING} }),
      /* @__PURE__ */ jsxs12("div", { className: "${badges}"`
const secondFactorHead = (row: string) => `{ ${row}, children: [
        /* @__PURE__ */ jsxs4("div", { children: [
          /* @__PURE__ */ jsx5(Heading4, { children: t("profile.mfa.title") })`

const RESERVE_BUTTON = "const showAllocateButton = useMemo3(() => {\n"

/** Four seconds at least, and time to read a long message: about fifteen characters a second. */
const READING_TIME = 'Math.max(4000, 70 * [title, props.description].join(" ").length)'

const SHOP_OF_BUILD = 'var MEDUSA_STOREFRONT_URL = __STOREFRONT_URL__ ?? "http://localhost:8000";'
const SHOP_OF_TODAY = `let MEDUSA_STOREFRONT_URL = location.origin;
fetch("/admin/shop-settings")
  .then((answer) => answer.json())
  .then(({ public_url }) => {
    if (public_url) MEDUSA_STOREFRONT_URL = public_url;
  });`

const CHANGED: ChangedFile[] = [
  {
    // Replaces "Ft 18,380 HUF": Hungarian writes „18 380 Ft”, English "HUF 18,380".
    file: dashboardFile("chunk"),
    changes: [
      {
        from: 'new Intl.NumberFormat([], {\n    style: "currency",\n    currencyDisplay: "narrowSymbol",',
        to: `${MONEY}style: "currency",`,
      },
      { from: "return `$" + "{symbol} $" + "{total} $" + "{currencyCode.toUpperCase()}`;", to: AMOUNT },
    ],
  },
  {
    file: dashboardFile("chunk"),
    changes: [
      {
        from: 'new Intl.NumberFormat(void 0, {\n    style: "currency",',
        to: `${MONEY}style: "currency", `,
      },
    ],
  },
  {
    // "10.00%" of a promotion and of a tax rate.
    file: dashboardFile("chunk"),
    changes: [
      {
        from: 'new Intl.NumberFormat([], {\n  style: "percent",\n  minimumFractionDigits: 2,',
        to: `${MONEY}style: "percent",`,
      },
    ],
  },
  {
    file: dashboardFile("chunk"),
    changes: [{ from: COUNTRIES_END, to: COUNTRY_NAMES }],
  },
  {
    // The buttons that cancel a parcel or an order: in Hungarian they shared the word for "never mind" with
    // every dialog. Line totals were net, beside gross prices; payments were named by provider id.
    file: dashboardFile("order-detail"),
    changes: [
      { from: LINE_NET, to: LINE_GROSS },
      { from: CANCEL, to: 'label: t("orders.cancelParcel")' },
      { from: CANCEL, to: 'label: t("orders.cancelOrder")' },
      { from: PROVIDER, to: PROVIDER_NAME },
      { from: LINE_NET, to: LINE_GROSS },
    ],
  },
  {
    file: dashboardFile("order-detail"),
    changes: [{ from: PARCEL_LINE, to: PARCEL_LINE_NAMED }],
  },
  {
    // The button would reserve the products of a canceled order, which nobody could buy any more.
    file: dashboardFile("order-detail"),
    changes: [
      {
        from: `${RESERVE_BUTTON}    if (!reservations) {`,
        to: `${RESERVE_BUTTON}    if (!reservations || order.status === "canceled") {`,
      },
    ],
  },
  {
    // On a small screen the state of a line covered its amount.
    file: dashboardFile("order-detail"),
    changes: [
      { from: AMOUNTS_OF_LINE, to: AMOUNTS_WRAPPED },
      { from: AMOUNTS_OF_LINE, to: AMOUNTS_WRAPPED },
    ],
  },
  {
    // "Manual" and "Cash On Delivery" beside shipping options and refunds, and of a region.
    file: dashboardFile("chunk"),
    changes: [{ from: PROVIDER_WORD, to: PROVIDER_IN_WORDS }],
  },
  ...AMOUNT_FIELDS,
  ...AFTER_SALE_FORMS,
  {
    // Payment links lead to the shop's address of today; Medusa writes the one of the build into the script.
    file: dashboardFile("order-detail"),
    changes: [{ from: SHOP_OF_BUILD, to: SHOP_OF_TODAY }],
  },
  {
    file: dashboardFile("chunk"),
    changes: [{ from: "return `$" + "{pageTitle} - Medusa`;", to: "return `$" + "{pageTitle} – Admin`;" }],
  },
  {
    // Every message disappeared after four seconds, also a reason of several lines.
    file: /@medusajs\/ui\/dist\/esm\/utils\/toast\.js$/,
    changes: [{ from: "duration: props.duration,", to: `duration: props.duration ?? ${READING_TIME},` }],
  },
  {
    // The button in password fields has its name from no catalogue.
    file: /@medusajs\/ui\/dist\/esm\/components\/input\/input\.js$/,
    changes: [
      { from: '"Show password"', to: shownWords({ hu: "Jelszó megjelenítése", en: "Show password" }) },
      { from: '"Hide password"', to: shownWords({ hu: "Jelszó elrejtése", en: "Hide password" }) },
    ],
  },
  {
    // "25 Nov, 2026, 08:50:03" beside payments and refunds.
    file: dashboardFile("order-detail"),
    changes: [{ from: DATES, to: DATES_IN_LANGUAGE }],
  },
  {
    file: dashboardFile("chunk"),
    changes: [
      {
        from: TOWN_LINE,
        to: `(${TOWN_FIRST} ? [postal_code, city] : [city, province === city ? "" : province, postal_code]).filter`,
      },
    ],
  },
  {
    file: dashboardFile("order-detail"),
    changes: [
      ...["customer", "shipping", "billing"].map((whose) => {
        const first = `${whose[0]}FirstName`
        const last = `${whose[0]}LastName`
        const before = `const ${whose}Name = `
        return {
          from: `${before}[${first}, ${last}].filter`,
          to: `${before}(${FAMILY_NAME_FIRST} ? [${last}, ${first}] : [${first}, ${last}]).filter`,
        }
      }),
    ],
  },
  {
    // The list rendered the page below it twice: two dialogs for a new product, each hiding the other from
    // assistive technology.
    file: dashboardFile("product-list"),
    changes: [
      {
        from: 'widgetsZonePrefix: "product.list",',
        to: 'widgetsZonePrefix: "product.list", hasOutlet: false,',
      },
    ],
  },
  {
    // On a phone, the buttons to search and sort a list were beside its filters and partly outside the screen.
    file: dashboardFile("chunk"),
    changes: [{ from: QUERY_IN_A_ROW, to: QUERY_WRAPPED }],
  },
  {
    // On a phone, states and menu of an order, and the button of the second factor, were partly outside the screen.
    file: dashboardFile("order-detail"),
    changes: [
      {
        from: toPackHead(IN_A_ROW, "flex items-center gap-x-4"),
        to: toPackHead(WRAPPED, "flex flex-wrap items-center gap-x-4 gap-y-2"),
      },
      { from: `Container8, { ${IN_A_ROW}`, to: `Container8, { ${WRAPPED}` },
    ],
  },
  {
    file: dashboardFile("profile-detail"),
    changes: [{ from: secondFactorHead(IN_A_ROW), to: secondFactorHead(WRAPPED) }],
  },
  ...EXPORT_BUTTONS,
  {
    // A day in the shop begins with the overview.
    file: dashboardFile("home"),
    changes: [{ from: 'navigate("/orders"', to: 'navigate("/figures"' }],
  },
  {
    file: dashboardFile("login"),
    changes: [
      { from: FIRST_PAGE, to: FIRST_PAGE.replace("orders", "figures") },
      { from: FIRST_PAGE, to: FIRST_PAGE.replace("orders", "figures") },
    ],
  },
  ...ADMIN_LANGUAGES,
  ...DIALOG_NAMES,
  ...PROMOTION_FORMS,
  ...CUSTOMER_PAGES,
  ...NAME_FIELDS,
  ...ENTRY_FORMS,
  ...UPLOAD_FORMS,
  ...SECOND_FACTOR_FORMS,
  ...UNANSWERED_CALLS,
  ...FORM_PROBLEMS,
  ...TRANSLATION_PAGES,
  ...DATE_FIELDS,
  ...REASON_LISTS,
  {
    // "Manage Fordítások", "Edit" and "Product Category" on the page of translations.
    file: dashboardFile("translation-list"),
    changes: [
      { from: 'children: "Edit"', to: 'children: t("actions.edit")' },
      { from: `label: ${ENTITY}`, to: `label: t("translations.entities." + entity, ${ENTITY})` },
      { from: '"Manage ",\n', to: '"",\n' },
    ],
  },
  {
    file: dashboardFile("chunk"),
    changes: [
      {
        from: "queryFn: () => sdk.admin.locale.list(query),",
        to: `queryFn: () => sdk.admin.locale.list(query).then((list) => ({ ...list, locales: list.locales.map(${NAMED_LOCALE}) })),`,
      },
    ],
  },
  {
    file: dashboardFile("chunk"),
    changes: [
      {
        from: "  return { store: activeStore };",
        to: `  const supported_locales = activeStore.supported_locales?.map((supported) => ({
    ...supported,
    locale: supported.locale && (${NAMED_LOCALE})(supported.locale),
  }));
  return { store: { ...activeStore, supported_locales } };`,
      },
    ],
  },
  {
    // The only menu label that is in no catalogue.
    file: DRAFT_ORDER_FILE,
    changes: [
      { from: 'label: "Drafts",', to: 'label: "draftOrders.domain", translationNs: "translation",' },
      { from: "translationNs: void 0", to: "translationNs: config.translationNs" },
    ],
  },
  { file: DRAFT_ORDER_FILE, changes: DRAFT_ORDER_CHANGES },
  {
    // A widget for the place before a page is rendered before it, until somebody moves it; the overview is
    // first in the menu.
    file: dashboardFile("chunk"),
    changes: [
      {
        from: ORDER,
        to: `const effectiveOrder = pref?.order ?? (${PLACE});`,
      },
    ],
  },
  {
    file: dashboardFile("chunk"),
    changes: [
      {
        from: WIDGET_ID,
        to: "widgetId: `widget:$" + '{zone.endsWith(".before") ? "before:" : ""}$' + "{sourceId}`",
      },
    ],
  },
]

const DASHBOARD = /@medusajs\/dashboard\/dist\/[\w-]+\.mjs$/

/**
 * A plugin for the build of Medusa's admin, for changes it has no setting for.
 * @throws Error while building if Medusa's pages are not those this was written for
 */
export function adminPages() {
  const done = new Set<ChangedFile>()
  return {
    name: "porteka-admin-pages",
    apply: "build" as const,
    transform(code: string, id: string): string | undefined {
      const changed = CHANGED.filter(
        ({ file, changes }) => file.test(id) && changes.every(({ from }) => code.includes(from)),
      )
      for (const one of changed) done.add(one)
      const isPage = DASHBOARD.test(id)
      if (changed.length === 0 && !isPage) return undefined
      const result = changed.reduce(applyChanges, isPage ? orderNames(code) : code)
      return DRAFT_ORDER_FILE.test(id) ? translateDraftOrders(result) : result
    },
    closeBundle(): void {
      if (done.size < CHANGED.length)
        throw new Error(
          "Medusa's admin has other pages than those that src/medusa-patches/admin-pages.ts changes.",
        )
    },
  }
}

function applyChanges(code: string, { changes }: ChangedFile): string {
  let [rest, result] = [code, ""]
  for (const { from, to } of changes) {
    const at = rest.indexOf(from)
    if (at < 0) throw new Error(`Medusa's admin lacks what is to be changed: ${from}`)
    result += rest.slice(0, at) + to
    rest = rest.slice(at + from.length)
  }
  return result + rest
}
