import { COUNTRY_CODE } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { DRAFT_ORDER_HUNGARIAN } from "./draft-order-hungarian.ts"
import { FAMILY_NAME_FIRST, inNameOrder, TOWN_FIRST } from "./name-fields.ts"

/** The plugin's pages, as one file. */
export const DRAFT_ORDER_FILE = /@medusajs\/draft-order\/\.medusa\/server\/src\/admin\/index\.m?js$/

/** A text on a page: a property, a branch of a condition, an argument, or a child on a line of its own. */
const SHOWN = /((?:[:?] |[|]{2} |=> |success\(|^ +))("(?:[A-Z( ][^"\n]*)")/gm

/** Changes where a text is only part of an expression; each occurs once, in this order. */
export const DRAFT_ORDER_CHANGES = [
  {
    from: "jsx(DataTable$1.Pagination, {})",
    to: "jsx(DataTable$1.Pagination, { translations: pagerTexts() })",
  },
  { from: "`$" + "{count} selected`", to: "`$" + "{count} $" + '{draftText("selected")}`' },
  { from: "const LOCALE = enUS;", to: "const LOCALE = draftLocales[draftLanguage()] ?? enUS;" },
  { from: "push(country.display_name)", to: "push(countryName(country))" },
  { from: "push(country2.display_name)", to: "push(countryName(country2))" },
  { from: "children: country.display_name }", to: "children: countryName(country) }" },
  // The only region, the only sales channel and the shop's country need not be chosen.
  {
    from: "const { mutateAsync } = useCreateDraftOrder();",
    to: 'const { mutateAsync } = useCreateDraftOrder();\n  useOnlyOption(form, "region_id", regions);\n  useOnlyOption(form, "sales_channel_id", salesChannels);',
  },
  { from: 'placeholder: "john@doe.com"', to: 'placeholder: ""' },
  { from: '? "shipping" : "billing"\n', to: '? draftText("shipping") : draftText("billing")\n' },
  {
    from: 'const initialAddress = {\n  country_code: "",',
    to: `const initialAddress = {\n  country_code: "${COUNTRY_CODE.toLowerCase()}",`,
  },
  {
    from:
      "added && removed ? `Added $" +
      "{addedText}, removed $" +
      "{removedText}` : added ? `Added $" +
      "{addedText}` : `Removed $" +
      "{removedText}`",
    to: "[added && `+$" + "{added}`, removed && `−$" + '{Math.abs(removed)}`].filter(Boolean).join(", ")',
  },
  { from: "} updated` : added", to: "} $" + '{draftText("updated")}` : added' },
  { from: "} added` : `$", to: "} $" + '{draftText("added")}` : `$' },
  { from: "} removed`;", to: "} $" + '{draftText("removed")}`;' },
  { from: 'pluralize(profile.items.length, "items", "item")', to: 'draftText("items")' },
]

const FUNCTIONS = `import { hu as huLocale } from "date-fns/locale";
const draftLanguage = () => localStorage.getItem("lng") ?? "${DEFAULT_LOCALE}";
const draftLocales = { hu: huLocale };
const draftTexts = ${JSON.stringify({ hu: DRAFT_ORDER_HUNGARIAN })};
const draftText = (text) => draftTexts[draftLanguage()]?.[text] ?? text;
const countryName = ({ iso_2 }) => new Intl.DisplayNames([draftLanguage()], { type: "region" }).of(iso_2.toUpperCase());
const useOnlyOption = (form, name, { options, searchValue }) => {
  const only = options.length === 1 && !searchValue ? options[0].value : undefined;
  useEffect(() => { if (only && !form.getValues(name)) form.setValue(name, only); }, [only]);
};
const pagerTexts = () => ({ of: draftText("of"), results: draftText("results"), pages: draftText("pages"), prev: draftText("Prev"), next: draftText("Next") });
`

/** Names of the fields of a given and a family name, and their labels. */
const NAME_FIELDS = [
  ["name: ", '"first_name"', '"last_name"'],
  ["name: ", "`$" + "{type}.first_name`", "`$" + "{type}.last_name`"],
  ["children: ", '"First name"', '"Last name"'],
] as const
/** A person's two names, to be joined. */
const JOINED_NAMES =
  /\[((?:[\w.?]+\.)?first_name|[bcs]FirstName), ((?:[\w.?]+\.)?last_name|[bcs]LastName)\](?=\.filter)/g
const TOWN = "[city, province, postal_code].filter"

/** Names, and postal code and town, in the order of the person's language. */
function inOrder(code: string): string {
  const exchanged = NAME_FIELDS.reduce(
    (changed, [before, given, family]) =>
      changed
        .replaceAll(before + given, () => before + inNameOrder(given, family))
        .replaceAll(before + family, () => before + inNameOrder(family, given)),
    code,
  )
  return exchanged
    .replace(JOINED_NAMES, `(${FAMILY_NAME_FIRST} ? [$2, $1] : [$1, $2])`)
    .replace(TOWN, `(${TOWN_FIRST} ? [postal_code, city] : [city, province, postal_code]).filter`)
}

/** Has these pages look up their texts in the language of the person who uses them. */
export function translateDraftOrders(code: string): string {
  const inLanguage = inOrder(code).replace(SHOWN, (whole, before: string, text: string) =>
    Object.hasOwn(DRAFT_ORDER_HUNGARIAN, JSON.parse(text)) ? `${before}draftText(${text})` : whole,
  )
  return FUNCTIONS + inLanguage
}
