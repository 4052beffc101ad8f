/** A product as its texts are read, in the shop's default language. */
export interface TextSource {
  id: string
  title: string
  subtitle: string | null
  description: string | null
  options: { id: string; title: string; values: { id: string; value: string }[] }[]
  variants: { id: string; title: string; options: { id: string; option_id: string }[] }[]
}

/** The translations of one record, as Medusa stores them. */
export interface StoredTexts {
  id: string
  reference: string
  reference_id: string
  locale_code: string
  translations: Record<string, string>
}

type TextKind = "title" | "subtitle" | "description" | "option" | "value" | "variant"

/** A text of a product that other languages may have, too. */
export interface TranslatableText {
  /** Unique in the product. */
  key: string
  kind: TextKind
  reference: "product" | "product_option" | "product_option_value" | "product_variant"
  reference_id: string
  field: "title" | "subtitle" | "description" | "value"
  /** In the default language. */
  own: string
  /** The option of a value; otherwise empty. */
  of: string
}

/** What Medusa's route for translations takes. */
export interface TranslationChanges {
  create: Omit<StoredTexts, "id">[]
  update: Pick<StoredTexts, "id" | "translations">[]
}

const SEPARATOR = " / "

/**
 * The texts of a product in the order of its page: without empty ones, which Medusa does not translate; without
 * the option of a product with one variant, which the shop does not show; and without the titles of variants
 * that only repeat the values.
 */
export function textsOf(product: TextSource): TranslatableText[] {
  const texts = [
    ...(["title", "subtitle", "description"] as const).map((field) =>
      toText("product", product.id, field, { kind: field, own: product[field] ?? "" }),
    ),
    ...(product.variants.length > 1 ? ofVariants(product) : []),
  ]
  return texts.filter(({ own }) => own.trim() !== "")
}

function ofVariants(product: TextSource): TranslatableText[] {
  const used = new Set(product.variants.flatMap(({ options }) => options.map(({ id }) => id)))
  return [
    ...product.options.flatMap((option) => [
      toText("product_option", option.id, "title", { kind: "option", own: option.title }),
      // An option may belong to several products, with values that this one does not have.
      ...option.values
        .filter(({ id }) => used.has(id))
        .map(({ id, value }) =>
          toText("product_option_value", id, "value", { kind: "value", own: value, of: option.title }),
        ),
    ]),
    ...product.variants
      .filter((variant) => !repeatsValues(product, variant))
      .map(({ id, title }) => toText("product_variant", id, "title", { kind: "variant", own: title })),
  ]
}

function toText<Field extends TranslatableText["field"]>(
  reference: TranslatableText["reference"],
  id: string,
  field: Field,
  { of = "", ...rest }: { kind: TextKind; own: string; of?: string },
): TranslatableText {
  return { key: `${id}.${field}`, reference, reference_id: id, field, of, ...rest }
}

type Variant = TextSource["variants"][number]

/** The values of a variant, in the order of the product's options. */
const valuesOf = ({ options }: TextSource, variant: Variant) =>
  options.flatMap((option) =>
    option.values.filter(({ id }) => variant.options.some((chosen) => chosen.id === id)),
  )

const joined = (values: string[]) => values.join(SEPARATOR)

const repeatsValues = (product: TextSource, variant: Variant) =>
  variant.title === joined(valuesOf(product, variant).map(({ value }) => value))

/** The stored texts of a language by key. */
export function storedTexts(
  texts: readonly TranslatableText[],
  stored: readonly StoredTexts[],
  tag: string,
): Record<string, string> {
  const found = stored.filter(({ locale_code: code }) => code === tag)
  return Object.fromEntries(
    texts.map(({ key, reference_id, field }) => [
      key,
      found.find((one) => one.reference_id === reference_id)?.translations[field] ?? "",
    ]),
  )
}

/**
 * What to save of one language. An emptied text is stored as an empty one, for which the default language is
 * shown. A variant whose title repeats its values gets the translated values as its title.
 * @param written the changed texts by key
 */
export function changesOf(
  product: TextSource,
  stored: readonly StoredTexts[],
  tag: string,
  written: Readonly<Record<string, string>>,
): TranslationChanges {
  const texts = textsOf(product)
  const before = storedTexts(texts, stored, tag)
  const after = { ...before, ...written }
  const changed = texts.filter(({ key }) => after[key]?.trim() !== before[key])
  const wanted = [
    ...changed.map(({ reference, reference_id, field, key }) => ({
      reference,
      reference_id,
      field,
      text: after[key]?.trim() ?? "",
    })),
    ...joinedTitles(product, new Set(changed.map(({ reference_id: id }) => id)), after),
  ]
  const changes: TranslationChanges = { create: [], update: [] }
  for (const [id, parts] of Map.groupBy(wanted, ({ reference_id }) => reference_id)) {
    const known = stored.find((one) => one.reference_id === id && one.locale_code === tag)
    const translations = {
      ...known?.translations,
      ...Object.fromEntries(parts.map(({ field, text }) => [field, text])),
    }
    if (known) changes.update.push({ id: known.id, translations })
    else {
      const { reference } = parts[0] as (typeof parts)[number]
      changes.create.push({ reference, reference_id: id, locale_code: tag, translations })
    }
  }
  return changes
}

function joinedTitles(product: TextSource, changed: ReadonlySet<string>, after: Record<string, string>) {
  if (product.variants.length < 2) return []
  return product.variants
    .filter((variant) => repeatsValues(product, variant) && variant.options.some(({ id }) => changed.has(id)))
    .map((variant) => ({
      reference: "product_variant" as const,
      reference_id: variant.id,
      field: "title" as const,
      text: joined(valuesOf(product, variant).map(({ id, value }) => after[`${id}.value`]?.trim() || value)),
    }))
}
