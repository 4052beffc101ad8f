import { randomUUID } from "node:crypto"
import type { Order } from "@porteka/commerce-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS, Buyer, callStore, type Refusal } from "./backend-buyer.ts"
import { register, STOCK_PASSWORD } from "./backend-customers.ts"

type Row = { id: string; [field: string]: unknown }

let admin: Administrator
let testProduct: TestProduct

beforeAll(async () => {
  admin = await Administrator.signIn()
  testProduct = await testProductOf("faults", 4)
})

describe("products under their old paths", () => {
  test("a product by handle, by id and in a batch is the same", async () => {
    const { body: byHandle } = await callStore<{ product: Row }>(
      `/store/products/${testProduct.handle}?currency_code=huf`,
    )
    expect(byHandle.product.handle).toBe(testProduct.handle)
    const { id } = byHandle.product
    const { body: byId } = await callStore<{ product: Row }>(`/store/products/${id}`)
    expect(byId.product.handle).toBe(testProduct.handle)
    const { body: batch } = await callStore<{ product: Row; products: Row[] }>(
      `/store/products/batch?ids=${id}`,
    )
    expect([batch.product.id, batch.products.map((product) => product.id)]).toEqual([id, [id]])
  })

  test("an unknown handle is a 404", async () => {
    const { status, body } = await callStore<Refusal>("/store/products/nincs-ilyen-aru")
    expect([status, body.type]).toEqual([404, "not_found"])
  })

  test("variants come alone and in a batch", async () => {
    const { body: one } = await callStore<{ variant: Row }>(`/store/variants/${testProduct.variantId}`)
    expect(one.variant.id).toBe(testProduct.variantId)
    const { body: batch } = await callStore<{ variants: Row[] }>(
      `/store/variants/batch?ids=${testProduct.variantId}`,
    )
    expect(batch.variants.map(({ id }) => id)).toEqual([testProduct.variantId])
  })

  test("a product that only charges for gift wrapping is in no list, whatever is asked for", async () => {
    const { body: all } = await callStore<{ products: Row[] }>("/store/products?limit=1000&fields=handle")
    expect(all.products.length).toBeGreaterThan(0)
    expect(all.products.map(({ handle }) => handle)).not.toContain("diszcsomagolas")
    for (const query of ["handle=diszcsomagolas", "q=díszcsomagolás", "$and[0][handle]=diszcsomagolas"]) {
      const { body } = await callStore<{ products: Row[] }>(`/store/products?${query}`)
      expect(body.products, query).toEqual([])
    }
  })

  test("a search by POST changes nothing and finds products", async () => {
    const { status, body } = await callStore<{ products: Row[] }>("/store/products/search", {
      body: { q: "", limit: 3 },
    })
    expect([status, body.products.length]).toEqual([200, 3])
  })
})

describe("a cart's payment under its old paths", () => {
  test("a chosen provider is the cart's payment method, and its session can be read", async () => {
    const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
    const path = `/store/carts/${buyer.cartId}`
    type Paid = { cart: { metadata: Row; payment_collection: { id: string; payment_sessions: Row[] } } }
    const { status, body } = await callStore<Paid & Refusal>(`${path}/payment-session`, {
      body: { provider_id: "pp_manual" },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.cart.metadata.payment_method).toBe("bank_transfer")
    const { id, payment_sessions: sessions } = body.cart.payment_collection
    const { body: read } = await callStore<{ payment_collection: Row }>(`/store/payment-collections/${id}`)
    expect(read.payment_collection.id).toBe(id)
    const session = await callStore<{ payment_session: Row }>(
      `/store/payment-collections/${id}/sessions/${sessions[0]?.id}/authorize`,
      { method: "POST" },
    )
    expect(session.body.payment_session.status).toBe("pending")
    const { status: unknown } = await callStore(`${path}/payment-session`, { body: { provider_id: "pp_x" } })
    expect(unknown).toBe(400)
    const { body: without } = await callStore<Paid>(`${path}/payment-sessions/pp_manual`, {
      method: "DELETE",
    })
    expect(without.cart.payment_collection.payment_sessions).toEqual([])
  })
})

describe("an order under its old paths", () => {
  let buyer: Buyer
  let order: Order

  beforeAll(async () => {
    buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
    const { cart } = await buyer.fillIn({ email: `regi.${randomUUID()}@example.hu`, delivery: "pickup" })
    order = await buyer.buy(cart.total)
  })

  test("it is found by its cart", async () => {
    const { body } = await callStore<{ order: Row }>(`/store/orders/cart/${buyer.cartId}`)
    expect(body.order.id).toBe(order.id)
  })

  test("it is found by number, e-mail and postal code together, and by no two of them", async () => {
    const find = (number: number, email: string, code: string) =>
      callStore<{ order: Row }>(
        `/store/orders?display_id=${number}&email=${email}&shipping_address[postal_code]=${code}`,
      )
    const { display_id: number } = order
    const email = order.email ?? ""
    const code = ADDRESS.postal_code
    expect((await find(number, email.toUpperCase(), code)).body.order.id).toBe(order.id)
    expect((await find(number + 1, email, code)).status).toBe(404)
    expect((await find(number, "masik@example.hu", code)).status).toBe(404)
    expect((await find(number, email, "9999")).status).toBe(404)
    expect((await callStore(`/store/orders?display_id=${number}`)).status).toBe(400)
    expect((await callStore("/store/orders")).status).toBe(401)
  })

  test("its payment can no longer be canceled", async () => {
    const path = `/store/carts/${buyer.cartId}/payment-sessions/pp_manual`
    const { status, body } = await callStore<Refusal>(path, { method: "DELETE" })
    expect([status, body.code]).toEqual([409, "cart_completed"])
    const { body: paid } = await callStore<{ cart: { payment_collection: { id: string } } }>(
      `/store/carts/${buyer.cartId}`,
    )
    const { status: refused } = await callStore(
      `/store/payment-collections/${paid.cart.payment_collection.id}/sessions`,
      { body: { provider_id: "pp_manual" } },
    )
    expect(refused).toBe(409)
  })

  test("a shopper cannot mark a return as received", async () => {
    const { status, body } = await callStore<Refusal>("/store/returns", {
      body: {
        order_id: order.id,
        items: [{ id: order.items[0]?.id, quantity: 1 }],
        return_shipping: { option_id: "so_x" },
        receive_now: true,
      },
    })
    expect([status, body.message]).toEqual([400, "Only the shop receives items"])
  })

  test("an edit is visible and can be declined or accepted once the staff has asked", async () => {
    const ask = async () => {
      await admin.post("/order-edits", { order_id: order.id })
      await admin.post(`/order-edits/${order.id}/items/item/${order.items[0]?.id}`, { quantity: 2 })
      const { order_changes: changes } = await admin.get<{ order_changes: Row[] }>(
        `/orders/${order.id}/changes`,
      )
      const edit = changes.find(({ status }) => status === "pending")
      expect((await callStore(`/store/order-edits/${edit?.id}`)).status).toBe(404)
      await admin.post(`/order-edits/${order.id}/request`, {})
      return `/store/order-edits/${edit?.id}`
    }
    type Edited = { order_edit: Row }
    const first = await ask()
    expect((await callStore<Edited>(first)).body.order_edit.status).toBe("requested")
    const { body: declined } = await callStore<Edited>(`${first}/decline`, {
      body: { declined_reason: "Elég egy." },
    })
    expect(declined.order_edit).toMatchObject({ status: "declined", declined_reason: "Elég egy." })
    expect((await callStore(`${first}/complete`, { method: "POST" })).status).toBe(400)
    const second = await ask()
    const { body: done } = await callStore<Edited>(`${second}/complete`, { method: "POST" })
    expect(done.order_edit.status).toBe("confirmed")
    const { body } = await callStore<{ order: { items: { quantity: number }[] } }>(
      `/store/orders/${order.id}`,
    )
    expect(body.order.items[0]?.quantity).toBe(2)
  })

  test("a swap waits for the staff", async () => {
    expect((await callStore(`/store/swaps/${buyer.cartId}`)).status).toBe(404)
    await admin.post(`/orders/${order.id}/fulfillments`, {
      items: [{ id: order.items[0]?.id, quantity: 1 }],
    })
    const { status, body } = await callStore<{ swap: Row }>("/store/swaps", {
      body: {
        order_id: order.id,
        return_items: [{ id: order.items[0]?.id, quantity: 1 }],
        additional_items: [{ variant_id: testProduct.variantId, quantity: 1 }],
      },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    const { body: read } = await callStore<{ swap: Row }>(`/store/swaps/${buyer.cartId}`)
    expect(read.swap).toMatchObject({ id: body.swap.id, order_id: order.id, cart_id: buyer.cartId })
    const { order: preview } = await admin.get<{ order: { order_change: Row } }>(
      `/orders/${order.id}/preview`,
    )
    expect(preview.order_change).toMatchObject({ exchange_id: body.swap.id, status: "pending" })
  })
})

describe("the store's own login", () => {
  test("returns a token for the right password only, and does not reveal whether an account exists", async () => {
    const email = `jel.${randomUUID()}@example.hu`
    const password = STOCK_PASSWORD
    await register(email)
    const right = await callStore<{ access_token: string }>("/store/auth/token", {
      body: { email, password },
    })
    expect(right.body.access_token).toMatch(/^ey/)
    const me = await callStore<{ customer: Row }>("/store/auth", { token: right.body.access_token })
    expect(me.body.customer.email).toBe(email)
    const signedIn = await callStore<{ customer: Row }>("/store/auth", { body: { email, password } })
    expect(signedIn.body.customer.email).toBe(email)
    const wrong = await callStore("/store/auth/token", { body: { email, password: "masik-hosszu-jelszo" } })
    expect(wrong.status).toBe(401)
    for (const address of [email, `senki.${randomUUID()}@example.hu`]) {
      expect((await callStore(`/store/auth/${address}`)).body).toEqual({ exists: true })
    }
  })
})

describe("admin calls under their old names", () => {
  test("a discount is a promotion", async () => {
    const code = `REGI${Date.now()}`
    const { discount } = await admin.post<{ discount: Row }>("/discounts", {
      code,
      type: "standard",
      status: "draft",
      application_method: {
        type: "fixed",
        target_type: "order",
        allocation: "across",
        value: 100,
        currency_code: "huf",
      },
    })
    const { discount: found } = await admin.get<{ discount: Row }>(`/discounts/code/${code}`)
    expect(found.id).toBe(discount.id)
    const { discounts } = await admin.get<{ discounts: Row[] }>(`/discounts?code=${code}`)
    expect(discounts.map(({ id }) => id)).toEqual([discount.id])
    expect(await admin.delete(`/discounts/${discount.id}`)).toEqual({
      id: discount.id,
      object: "discount",
      deleted: true,
    })
  })

  test("a note is created, changed and deleted", async () => {
    const { note } = await admin.post<{ note: Row }>("/notes", {
      resource_type: "order",
      resource_id: `order_${randomUUID()}`,
      value: "Visszahívást kér.",
    })
    const { note: changed } = await admin.post<{ note: Row }>(`/notes/${note.id}`, { value: "Visszahívtuk." })
    expect(changed.value).toBe("Visszahívtuk.")
    const { notes } = await admin.get<{ notes: Row[] }>(`/notes?resource_id=${note.resource_id}`)
    expect(notes.map(({ id }) => id)).toEqual([note.id])
    expect(await admin.delete(`/notes/${note.id}`)).toEqual({ id: note.id, object: "note", deleted: true })
  })

  test("an export runs as a batch job, an import waits for its confirmation", async () => {
    type Job = { batch_job: Row }
    const { batch_job: run } = await admin.post<Job>("/batch-jobs", { type: "product-export" })
    expect(run.type).toBe("product-export")
    // By then it may be finished and deleted.
    await expect(admin.post(`/batch-jobs/${run.id}/confirm`, {})).rejects.toThrow(/ 40[04]/)
    const content = `Product Handle,Product Title,Variant Title\nproba-${Date.now()},Próba,Egy\n`
    const { batch_job: waiting } = await admin.post<Job>("/batch-jobs", {
      type: "product-import",
      context: { filename: "proba.csv", content },
    })
    expect((await admin.get<Job>(`/batch-jobs/${waiting.id}`)).batch_job.type).toBe("product-import")
    const { batch_jobs: jobs } = await admin.get<{ batch_jobs: Row[] }>("/batch-jobs?limit=100")
    expect(jobs.map(({ id }) => id)).toContain(waiting.id)
    const { batch_job: given } = await admin.post<Job>(`/batch-jobs/${waiting.id}/cancel`, {})
    expect(given).toMatchObject({ id: waiting.id, status: "canceled" })
    await expect(admin.post(`/batch-jobs/${waiting.id}/confirm`, {})).rejects.toThrow(/ 40[04]/)
    const noTable = { type: "product-import", context: { filename: "x.csv", content: "a,b\n1,2\n" } }
    await expect(admin.post("/batch-jobs", noTable)).rejects.toThrow(" 400")
  })

  test("an order's payment is captured and refunded", async () => {
    const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
    const { cart } = await buyer.fillIn({ email: `penz.${randomUUID()}@example.hu`, delivery: "pickup" })
    const { id, total } = await buyer.buy(cart.total)
    await expect(admin.post(`/orders/${id}/refund`, { amount: 100 })).rejects.toThrow("400")
    await admin.post(`/orders/${id}/capture`, {})
    await admin.post(`/orders/${id}/refund`, { amount: 100, reason: "karcos" })
    await expect(admin.post(`/orders/${id}/refund`, { amount: total })).rejects.toThrow("400")
    type Paid = { order: { payment_collections: { captured_amount: number; refunded_amount: number }[] } }
    const { order } = await admin.get<Paid>(`/orders/${id}?fields=*payment_collections`)
    expect(order.payment_collections[0]).toMatchObject({ captured_amount: total, refunded_amount: 100 })
  })

  test("a publishable key is an API key of that kind", async () => {
    const { publishable_api_keys: keys } = await admin.get<{ publishable_api_keys: Row[] }>(
      "/publishable-api-keys",
    )
    expect(keys.length).toBeGreaterThan(0)
    for (const { type } of keys) expect(type).toBe("publishable")
  })

  test("a secret key's id is not a publishable key's, whatever the call", async () => {
    const { api_key: secret } = await admin.post<{ api_key: Row }>("/api-keys", {
      title: "Titkos",
      type: "secret",
    })
    const path = `/publishable-api-keys/${secret.id}`
    await expect(admin.get(path)).rejects.toThrow(" 404")
    await expect(admin.post(path, { title: "Átnevezve" })).rejects.toThrow(" 404")
    await expect(admin.delete(path)).rejects.toThrow(" 404")
    await expect(admin.post(`${path}/revoke`, {})).rejects.toThrow(" 404")
    const { api_key: kept } = await admin.get<{ api_key: Row }>(`/api-keys/${secret.id}`)
    expect(kept).toMatchObject({ title: "Titkos", revoked_at: null })
    await admin.post(`/api-keys/${secret.id}/revoke`, {})
    await admin.delete(`/api-keys/${secret.id}`)
  })
})

test.each(["/store/products/%E0%A4%A", "/catalogue/products/%E0%A4%A?locale=hu", "/store/carts/%"])(
  "a path with a broken escape is a bad request: %s",
  async (path) => {
    expect((await callStore(path)).status).toBe(400)
  },
)
