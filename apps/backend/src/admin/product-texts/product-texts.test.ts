import { expect, test } from "vitest"
import { changesOf, type StoredTexts, storedTexts, type TextSource, textsOf } from "./product-texts.ts"

const MUG: TextSource = {
  id: "prod_1",
  title: "Kék bögre",
  subtitle: null,
  description: "Kézzel festett.",
  options: [
    {
      id: "opt_1",
      title: "Méret",
      values: [
        { id: "val_s", value: "Kicsi" },
        { id: "val_l", value: "Nagy" },
        { id: "val_other", value: "Másik terméké" },
      ],
    },
    { id: "opt_2", title: "Minta", values: [{ id: "val_t", value: "Tulipán" }] },
  ],
  variants: [
    {
      id: "var_s",
      title: "Kicsi / Tulipán",
      options: [
        { id: "val_s", option_id: "opt_1" },
        { id: "val_t", option_id: "opt_2" },
      ],
    },
    { id: "var_l", title: "Óriás", options: [{ id: "val_l", option_id: "opt_1" }] },
  ],
}
const EN = "en-US"
const stored = (id: string, translations: Record<string, string>, tag = EN): StoredTexts => ({
  id: `trans_${id}`,
  reference: "product",
  reference_id: id,
  locale_code: tag,
  translations,
})

test("the texts are in the order of the page, each value with its option", () => {
  expect(textsOf(MUG).map(({ kind, own, of }) => [kind, own, of].filter(Boolean).join(", "))).toEqual([
    "title, Kék bögre",
    "description, Kézzel festett.",
    "option, Méret",
    "value, Kicsi, Méret",
    "value, Nagy, Méret",
    "option, Minta",
    "value, Tulipán, Minta",
    "variant, Óriás",
  ])
})

test("a product with one variant has no choice to translate", () => {
  const single = { ...MUG, variants: MUG.variants.slice(0, 1) }
  expect(textsOf(single).map(({ kind }) => kind)).toEqual(["title", "description"])
})

test("the stored texts of a language are found by key", () => {
  const found = [
    stored("prod_1", { title: "Blue mug" }),
    stored("val_s", { value: "Small" }),
    stored("val_l", { value: "Groß" }, "de-DE"),
  ]
  expect(storedTexts(textsOf(MUG), found, EN)).toMatchObject({
    "prod_1.title": "Blue mug",
    "prod_1.description": "",
    "val_s.value": "Small",
    "val_l.value": "",
  })
})

test("new texts are created, changed ones keep the record's others", () => {
  const known = [stored("prod_1", { title: "Mug", description: "Painted." })]
  const written = { "prod_1.title": " Blue mug ", "opt_1.title": "Size" }
  expect(changesOf(MUG, known, EN, written)).toEqual({
    update: [{ id: "trans_prod_1", translations: { title: "Blue mug", description: "Painted." } }],
    create: [
      {
        reference: "product_option",
        reference_id: "opt_1",
        locale_code: EN,
        translations: { title: "Size" },
      },
    ],
  })
})

test("an emptied text is stored empty, and one that is as before not at all", () => {
  const known = [stored("prod_1", { title: "Mug", description: "Painted." })]
  expect(changesOf(MUG, known, EN, { "prod_1.title": "Mug", "prod_1.description": "" })).toEqual({
    update: [{ id: "trans_prod_1", translations: { title: "Mug", description: "" } }],
    create: [],
  })
  expect(changesOf(MUG, known, EN, { "prod_1.title": "Mug" })).toEqual({ update: [], create: [] })
})

test("a variant's title that repeats its values follows their translations", () => {
  const known = [stored("val_t", { value: "Tulip" })]
  const { create } = changesOf(MUG, known, EN, { "val_s.value": "Small" })
  expect(create).toContainEqual({
    reference: "product_variant",
    reference_id: "var_s",
    locale_code: EN,
    translations: { title: "Small / Tulip" },
  })
  expect(create.map(({ reference_id: id }) => id)).toEqual(["val_s", "var_s"])
})
