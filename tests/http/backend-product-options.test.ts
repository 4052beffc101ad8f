import type { CommerceClient } from "@porteka/commerce-sdk"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { adminClient, refusalOf } from "../fixtures/commerce.ts"

/** In Medusa, products can share an option; the specified calls change only the named product's. */

interface Options {
  options: { id: string; title: string; values: { value: string }[] }[]
}

const NAME = `Fonal ${Date.now()}`

let admin: CommerceClient["admin"]
let shared: string
let one: string
let other: string

const optionsOf = async (id: string) => {
  const { product } = await admin.products.retrieve(id)
  return (product as unknown as Options).options.map(({ title, values }) => ({
    title,
    values: values.map(({ value }) => value).sort(),
  }))
}

const newProduct = async (title: string) => {
  const { product } = await admin.products.create({
    title,
    status: "draft",
    options: [{ id: shared }],
  })
  return product.id
}

beforeAll(async () => {
  admin = (await adminClient()).admin
  const { product } = await admin.products.create({
    title: `${NAME} 1`,
    status: "draft",
    options: [{ title: NAME, values: ["piros", "kék"], is_exclusive: false }],
  })
  one = product.id
  shared = (product as unknown as Options).options[0]?.id ?? ""
  other = await newProduct(`${NAME} 2`)
})

afterAll(async () => {
  await Promise.all([one, other].map((id) => admin.products.delete(id)))
})

describe("an option shared by two products", () => {
  const BEFORE = [{ title: NAME, values: ["kék", "piros"] }]

  test("is one", async () => {
    expect(await optionsOf(one)).toEqual(BEFORE)
    expect(await optionsOf(other)).toEqual(BEFORE)
  })

  test("gets other values for one product only", async () => {
    await admin.products.options.update({ id: one, option_id: shared }, { values: ["kék", "zöld"] })
    expect(await optionsOf(one)).toEqual([{ title: NAME, values: ["kék", "zöld"] }])
    expect(await optionsOf(other)).toEqual(BEFORE)
    const { product_option: read } = await admin.products.options.retrieve({ id: one, option_id: shared })
    expect(read).toMatchObject({ id: shared, title: NAME })
  })

  test("is not renamed for both through one", async () => {
    const { status, message } = await refusalOf(
      admin.products.options.update({ id: one, option_id: shared }, { title: "Más név" }),
    )
    expect(status).toBe(400)
    expect(message).toContain(`POST /admin/product-options/${shared}`)
    expect(await optionsOf(other)).toEqual(BEFORE)
  })

  test("is removed from the named product and stays with the other", async () => {
    expect(await admin.products.options.delete({ id: one, option_id: shared })).toMatchObject({
      id: shared,
      deleted: true,
    })
    expect(await optionsOf(one)).toEqual([])
    expect(await optionsOf(other)).toEqual(BEFORE)
  })

  test("can no longer be found, changed or removed through the product that has lost it", async () => {
    const calls = [
      () => admin.products.options.retrieve({ id: one, option_id: shared }),
      () => admin.products.options.update({ id: one, option_id: shared }, { values: ["sárga"] }),
      () => admin.products.options.delete({ id: one, option_id: shared }),
    ]
    for (const call of calls) expect((await refusalOf(call())).status).toBe(404)
    expect(await optionsOf(other)).toEqual(BEFORE)
  })
})

test("a product's own option is renamed, filled and removed", async () => {
  await admin.products.options.create(one, { title: "Méret", values: ["S"], is_exclusive: true })
  const { product } = await admin.products.retrieve(one)
  const id = (product as unknown as Options).options[0]?.id ?? ""
  await admin.products.options.update({ id: one, option_id: id }, { title: "Bőség", values: ["S", "M"] })
  expect(await optionsOf(one)).toEqual([{ title: "Bőség", values: ["M", "S"] }])
  await admin.products.options.delete({ id: one, option_id: id })
  expect(await optionsOf(one)).toEqual([])
})
