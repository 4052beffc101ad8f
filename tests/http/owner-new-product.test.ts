import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { readProduct, testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"
import { ask } from "./catalogue-api.ts"

const IN_TIME = { timeout: 15_000, interval: 200 }

type Product = { id: string; handle: string; variants: { id: string; sku: string }[] }
type Shortcomings = { shortcomings: { code: string; is_blocking: boolean; about: string[] }[] }

let admin: Administrator
/** The products of this file: later files in this shop expect that a search finds only seeded products. */
const made: Product[] = []

beforeAll(async () => {
  admin = await Administrator.signIn()
})

afterAll(async () => {
  // Medusa deletes no products that an order has reserved.
  for (const { id } of made) await admin.post(`/products/${id}`, { status: "draft" })
  const statuses = () =>
    Promise.all(made.map(async ({ handle }) => (await ask(`products/${handle}?locale=hu`)).status))
  await vi.waitFor(async () => expect(await statuses()).toEqual(made.map(() => 404)), IN_TIME)
})

/** As the admin's form sends it: stock is "not managed" by default. */
function mug(change: Record<string, unknown> = {}) {
  const sku = `UJ-${randomUUID()}`
  return {
    title: `Új bögre ${sku}`,
    status: "published",
    options: [{ title: "Szín", values: ["Kék"] }],
    variants: [
      {
        title: "Kék",
        sku,
        manage_inventory: false,
        options: { Szín: "Kék" },
        prices: [{ currency_code: "huf", amount: 4990 }],
      },
    ],
    ...change,
  }
}

async function create(body: unknown): Promise<Product> {
  const path = "/products?fields=id,handle,variants.id,variants.sku"
  const { product } = await admin.post<{ product: Product }>(path, body)
  made.push(product)
  return product
}

/** The request of the admin's stock grid. */
async function stockUp(sku: string | undefined, pieces: number) {
  type Items = { inventory_items: { id: string }[] }
  const { inventory_items: items } = await admin.get<Items>(`/inventory-items?sku=${sku}&fields=id`)
  const { stock_locations: places } = await admin.get<{ stock_locations: { id: string }[] }>(
    "/stock-locations?limit=1&fields=id",
  )
  await admin.post("/inventory-items/location-levels/batch", {
    create: [{ inventory_item_id: items[0]?.id, location_id: places[0]?.id, stocked_quantity: pieces }],
  })
}

async function order(variantIds: string[]) {
  const buyer = await Buyer.withCart(variantIds.map((variant_id) => ({ variant_id, quantity: 1 })))
  const { cart } = await buyer.fillIn({ email: `uj-${randomUUID()}@example.com` })
  return (await buyer.placeOrder(cart.total)).body
}

async function loseProfile(productId: string) {
  await sql("update product_shipping_profile set deleted_at = now() where product_id = $1", [productId])
}

const shortcomingsOf = async (id: string) =>
  (await admin.get<Shortcomings>(`/products/${id}/shortcomings`)).shortcomings
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "not refused",
    (error: Error) => error.message,
  )

describe("a new product", () => {
  test("created like in the admin's form has its stock counted, and can be bought", async () => {
    const product = await create(mug())
    const [variant] = product.variants
    await stockUp(variant?.sku, 2)
    await expect
      .poll(async () => (await ask(`products/${product.handle}?locale=hu`)).status, IN_TIME)
      .toBe(200)
    expect((await order([variant?.id ?? ""])).type).toBe("order")
    const stock = await admin.get<{ inventory_items: { reserved_quantity: number }[] }>(
      `/inventory-items?sku=${variant?.sku}&fields=reserved_quantity`,
    )
    expect(stock.inventory_items[0]?.reserved_quantity).toBe(1)
  })

  test("gives its stock a name by which it is found, also after it is renamed", async () => {
    const [blue, green] = [randomUUID(), randomUUID()]
    const variant = (colour: string, sku: string) => ({
      title: colour,
      sku,
      options: { Szín: colour },
      prices: [{ currency_code: "huf", amount: 4990 }],
    })
    const product = await create(
      mug({
        options: [{ title: "Szín", values: ["Kék", "Zöld"] }],
        variants: [variant("Kék", blue), variant("Zöld", green)],
      }),
    )
    const stockName = async (sku: string) => {
      const { inventory_items: items } = await admin.get<{ inventory_items: { title: string }[] }>(
        `/inventory-items?sku=${sku}&fields=title`,
      )
      return items[0]?.title
    }
    expect(await stockName(blue)).toMatch(/^Új bögre .*, Kék$/)
    await admin.post(`/products/${product.id}`, { title: "Átnevezett bögre" })
    expect(await stockName(green)).toBe("Átnevezett bögre, Zöld")
  })

  test("stays deliverable when its profile is removed, and its new variants are counted", async () => {
    const product = await create(mug({ options: [{ title: "Szín", values: ["Kék", "Zöld"] }] }))
    await admin.post(`/products/${product.id}`, { shipping_profile_id: null })
    const sku = `UJ-${randomUUID()}`
    const { product: changed } = await admin.post<{ product: Product }>(
      `/products/${product.id}/variants?fields=id,variants.id,variants.sku`,
      {
        title: "Zöld",
        sku,
        manage_inventory: false,
        options: { Szín: "Zöld" },
        prices: [{ currency_code: "huf", amount: 5490 }],
      },
    )
    const green = changed.variants.find((variant) => variant.sku === sku)
    await stockUp(sku, 1)
    expect((await order([green?.id ?? ""])).type).toBe("order")
  })

  test("made to order can be bought without stock once its owner allows it", async () => {
    const product = await create(mug())
    const [variant] = product.variants
    await admin.post(`/products/${product.id}/variants/${variant?.id}`, { manage_inventory: false })
    expect((await order([variant?.id ?? ""])).type).toBe("order")
    expect(await shortcomingsOf(product.id)).toContainEqual({
      code: "stock_not_counted",
      is_blocking: false,
      about: ["Kék"],
    })
  })
})

describe("the pieces of a new product", () => {
  type Stock = { variants: { inventory_items: { inventory: Item }[] }[] }
  type Item = { id: string; location_levels: { id: string; stocked_quantity: number }[] }
  const fields = "fields=id,*inventory_items.inventory.location_levels"
  const itemOf = async ({ id }: Product) =>
    (await admin.get<Stock>(`/products/${id}/variants?${fields}`)).variants[0]?.inventory_items[0]?.inventory
  const piecesOf = async (product: Product) =>
    (await itemOf(product))?.location_levels.map(({ stocked_quantity: pieces }) => pieces)

  test("can be entered at once: every variant lies at the shop's stock location", async () => {
    const product = await create(mug())
    expect(await piecesOf(product)).toEqual([0])
    await stockUp(product.variants[0]?.sku, 4)
    expect(await piecesOf(product)).toEqual([4])
    await expect(stockUp(product.variants[0]?.sku, 5)).rejects.toThrow(/exists/)
  })

  test("of a variant that lies nowhere can be entered after its owner's button", async () => {
    const product = await create(mug())
    const item = await itemOf(product)
    await sql("update inventory_level set deleted_at = now() where inventory_item_id = $1", [item?.id])
    const found = { code: "no_stock_place", is_blocking: false, about: ["Kék"] }
    expect(await shortcomingsOf(product.id)).toContainEqual(found)
    const { shortcomings } = await admin.post<Shortcomings>(`/products/${product.id}/shortcomings`, {})
    expect(shortcomings).not.toContainEqual(found)
    expect(await piecesOf(product)).toEqual([0])
  })
})

test("a value that its facet does not know is refused with those it knows; one that is stored may stay", async () => {
  const unknown = { metadata: { technique_key: "weeving" } }
  const refused = /400.*technique_key.*„weeving”.*weaving/
  await expect(admin.post("/products", mug(unknown))).rejects.toThrow(refused)
  const { product } = await admin.post<{ product: Product }>("/products", mug())
  made.push(product)
  await expect(admin.post(`/products/${product.id}`, unknown)).rejects.toThrow(refused)
  await expect(admin.post("/products/batch", { update: [{ id: product.id, ...unknown }] })).rejects.toThrow(
    refused,
  )
  await admin.post(`/products/${product.id}`, { metadata: { technique_key: "weaving" } })
  await sql("update product set metadata = metadata || $2 where id = $1", [product.id, unknown.metadata])
  await admin.post(`/products/${product.id}`, unknown)
  await admin.post(`/products/${product.id}`, { metadata: { technique_key: "" } })
})

test("a picture that the shop cannot read is named", async () => {
  const url = `${stack.backendUrl}/static/1764150000000-nincs%20k%C3%A9p.png`
  const product = await create(mug({ images: [{ url }], thumbnail: url }))
  await sql("update image set created_at = now() - interval '1 hour' where product_id = $1", [product.id])
  expect(await shortcomingsOf(product.id)).toContainEqual({
    code: "unreadable_picture",
    is_blocking: false,
    about: ["nincs kép.png"],
  })
})

describe("before it is published", () => {
  test("a product without a price cannot be published, and the reason is given", async () => {
    const unpriced = mug({ variants: [{ title: "Kék", options: { Szín: "Kék" }, prices: [] }] })
    expect(await refusal(create(unpriced))).toContain("sincs forintára")
    const draft = await create({ ...unpriced, status: "draft" })
    expect(await refusal(admin.post(`/products/${draft.id}`, { status: "published" }))).toContain("forintára")
    expect(
      await refusal(admin.post("/products/batch", { update: [{ id: draft.id, status: "published" }] })),
    ).toContain("forintára")
    await admin.post(`/products/${draft.id}/variants/${draft.variants[0]?.id}`, {
      prices: [{ currency_code: "huf", amount: 990 }],
    })
    expect(await refusal(admin.post(`/products/${draft.id}`, { status: "published" }))).toBe("not refused")
  })

  test("what it lacks is listed; the shop's own products lack nothing", async () => {
    const draft = await create(mug({ status: "draft" }))
    const codes = (await shortcomingsOf(draft.id)).map(({ code }) => code)
    expect(codes).toEqual([
      "out_of_stock",
      "no_picture",
      "no_category",
      "no_description",
      "not_translated",
      "no_maker",
    ])
    expect(await shortcomingsOf((await testProductOf("reading")).productId)).toEqual([])
  })

  test("one without a category is offered that of products with such a name, and is in it by one call", async () => {
    const { category_path: path } = await readProduct((await testProductOf("admin")).handle)
    const category = path.at(-1)
    const noun = "próbapohárka"
    const ids = { categories: [{ id: category?.id }] }
    await create(mug({ title: `Csíkos ${noun}`, ...ids }))
    const product = await create(mug({ title: `Pöttyös ${noun} (nagy)` }))
    expect(await shortcomingsOf(product.id)).toContainEqual({
      code: "no_category",
      is_blocking: false,
      about: [category?.id],
    })
    await admin.post(`/products/${product.id}`, ids)
    expect((await shortcomingsOf(product.id)).map(({ code }) => code)).not.toContain("no_category")
    await expect
      .poll(async () => (await readProduct(product.handle)).category_path.at(-1)?.id, IN_TIME)
      .toBe(category?.id)
  })

  test("the person in the EU responsible for a foreign maker is missed, and shown once it is given", async () => {
    const maker = {
      id: "zlakusa",
      name: "Radionica Zlakusa",
      place: "Zlakusa",
      region: "",
      seat: "outside_eu",
      address: "31205 Zlakusa 12., Szerbia",
      email: "radionica@zlakusa.example",
    }
    const product = await create(mug({ metadata: { maker } }))
    expect(await shortcomingsOf(product.id)).toContainEqual({
      code: "no_eu_responsible",
      is_blocking: false,
      about: ["name", "address", "email"],
    })
    const eu_responsible = {
      name: "Kéz-Mű Import Kft.",
      address: "1095 Budapest, Soroksári út 1.",
      email: "eu@kezmu.example",
    }
    await admin.post(`/products/${product.id}`, { metadata: { maker: { ...maker, eu_responsible } } })
    const codes = (await shortcomingsOf(product.id)).map(({ code }) => code)
    expect(codes).not.toContain("no_eu_responsible")
    await expect
      .poll(async () => (await readProduct(product.handle)).maker?.eu_responsible, IN_TIME)
      .toEqual(eu_responsible)
    const page = await (await fetch(new URL(`/hu/product/${product.handle}`, stack.shopUrl))).text()
    expect(page).toMatch(/Felelős személy az EU-\u2060?ban/)
    expect(page).toContain("Kéz-Mű Import Kft., 1095 Budapest, Soroksári út 1., eu@kezmu.example")
  })

  test("only the staff can read it", async () => {
    const { productId } = await testProductOf("reading")
    expect((await callStore(`/admin/products/${productId}/shortcomings`)).status).toBe(401)
    expect((await callStore("/admin/products", { body: mug({ variants: [] }) })).status).toBe(401)
  })
})

describe("a product that has lost its shipping profile", () => {
  test("is reported to the shopper, and repaired by the job", async () => {
    const product = await create(mug())
    await stockUp(product.variants[0]?.sku, 5)
    await loseProfile(product.id)
    const testProduct = await testProductOf("checkout", 2)
    const lines = [testProduct.variantId, product.variants[0]?.id ?? ""]
    const answer = await order(lines)
    if (answer.type !== "refused") throw new Error(`Not refused: ${answer.type}`)
    const line = answer.cart.items.find(({ product_id: id }) => id === product.id)
    expect(answer.problems).toEqual([{ code: "item_undeliverable", line_item_id: line?.id }])
    await admin.runJob("product-repair")
    await expect.poll(async () => (await order(lines)).type, IN_TIME).toBe("order")
  })

  test("is repaired by its owner's button", async () => {
    const product = await create(mug())
    await loseProfile(product.id)
    expect(await shortcomingsOf(product.id)).toContainEqual({
      code: "no_delivery",
      is_blocking: true,
      about: [],
    })
    const { shortcomings } = await admin.post<Shortcomings>(`/products/${product.id}/shortcomings`, {})
    expect(shortcomings.some(({ is_blocking: isBlocking }) => isBlocking)).toBe(false)
  })
})
