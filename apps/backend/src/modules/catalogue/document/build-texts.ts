import type { CatalogueCard, CatalogueProduct } from "@porteka/commerce-sdk"
import { wordsOf } from "@porteka/hungary"
import { MATERIALS } from "@porteka/shop"
import { withoutEmphasis } from "@porteka/shop/emphasis"
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  rulesByLanguage,
  textsByLanguage,
} from "@porteka/shop/languages"
import { propertiesIn } from "../search/care-properties.ts"
import { withoutDenied } from "../search/denied-words.ts"
import type { ProductTexts, TextsByLanguage } from "../search/product-texts.ts"
import { volumesIn } from "../search/size-words.ts"
import { buildProduct } from "./build-product.ts"
import { readValues } from "./facet-sources.ts"
import type { SourceProduct } from "./source-product.ts"

/** Search words for sale items and new arrivals. */
const SALE_WORDS = textsByLanguage({
  hu: "akció akciós leárazás leárazott kedvezmény kedvezményes",
  en: "sale reduced discount discounted offer",
})
const NEW_WORDS = textsByLanguage({ hu: "új legújabb újdonság", en: "new newest latest arrival novelty" })

/** A name that combines several things: „Méz és gyertya”. Each applies only to some of its products. */
const JOINED = rulesByLanguage({ hu: /\s(?:és|vagy|meg)\s|[,&]/u, en: /\s(?:and|or)\s|[,&]/u })

/** The texts that a search in the list's language uses. */
export function productTexts(
  source: SourceProduct,
  product: CatalogueProduct,
  card: Pick<CatalogueCard, "on_sale" | "is_new">,
  locale: Locale,
): ProductTexts {
  const values = readValues(source, locale)
  const materials = values.material.map(({ label }) => label)
  const categories = values.category.map(({ label }) => withoutOtherMaterials(label, materials, locale))
  const labels = [
    ...categories,
    ...Object.values({ ...values, category: [] })
      .flat()
      .map(({ label }) => label),
  ]
  const isJoined = (label: string) => JOINED[locale].test(label)
  const material = product.material && withoutEmphasis(product.material)
  return {
    title: product.title,
    attributes: joined([
      ...labels.filter((label) => !isJoined(label)),
      ...product.variants.map(({ title }) => title),
      ...volumesIn([product.dimensions, ...product.variants.map(({ title }) => title)].join(" ")),
      product.label,
      card.on_sale ? SALE_WORDS[locale] : "",
      card.is_new ? NEW_WORDS[locale] : "",
    ]),
    maker: joined([product.maker?.name, product.maker?.place]),
    properties: propertiesIn([product.subtitle, product.description, material, product.care], locale).join(
      " ",
    ),
    codes: product.variants.flatMap(({ sku }) => sku ?? []).join(" "),
    groups: joined([...labels.filter(isJoined), ...product.collections.map(({ name }) => name)]),
    substance: joined([substanceOf(material), ...materials]),
    material: joined([material]),
    details: joined(
      [product.subtitle, product.description].map((text) => text && withoutDenied(text, locale)),
    ),
  }
}

/** A category's name does not say what each of its products is made of: "Table linen" may be of cotton. */
function withoutOtherMaterials(category: string, own: readonly string[], locale: Locale): string {
  if (own.length === 0) return category
  const others = Object.values(MATERIALS)
    .map((names) => names[locale].toLowerCase())
    .filter((name) => !own.some((label) => label.toLowerCase() === name))
  return category.replace(/\p{L}+/gu, (word) => (others.includes(word.toLowerCase()) ? "" : word))
}

/** What it is made of, without what else is said: „kőcserép” of „Kőcserép, máz alatti kobaltfestés”, and no ingredients. */
function substanceOf(material: string | null): string {
  const [first = ""] = material?.split(/[,;(]/) ?? []
  return first.includes(":") ? "" : (wordsOf(first).at(-1) ?? "")
}

/** A product that nobody has translated has the default language's title, which the rules of another language misread. */
const hasTitleIn = ({ title, description }: SourceProduct, locale: Locale) =>
  locale === DEFAULT_LOCALE ||
  title[locale] !== title[DEFAULT_LOCALE] ||
  description[locale] !== description[DEFAULT_LOCALE]

/** Words of another language also find the product, by its title and attributes. */
export function textsInOtherLanguages(source: SourceProduct, locale: Locale): TextsByLanguage {
  const others = LOCALES.filter((other) => other !== locale).map((other) => {
    const texts = productTexts(source, buildProduct(source, other), { on_sale: false, is_new: false }, other)
    const title = hasTitleIn(source, other) ? texts.title : ""
    return [other, { ...texts, title, codes: "", groups: "", details: "" }]
  })
  return Object.fromEntries(others)
}

/** Each word once, which is indexed faster than sentences. */
function joined(texts: readonly (string | null | undefined)[]): string {
  return [...new Set(wordsOf(texts.filter(Boolean).join(" ")))].join(" ")
}
