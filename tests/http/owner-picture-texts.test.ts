import type { ProductPictureText } from "@porteka/commerce-sdk/wire"
import type { Locale } from "@porteka/shop/languages"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { readProduct, testProductOf } from "../fixtures/test-products.ts"
import { callStore } from "./backend-buyer.ts"

const IN_TIME = { timeout: 15_000, interval: 200 }
const HANDLE = "Közelről a füle, rajta a mester jele"
const IN_ENGLISH = "Its handle from close up, with the maker's mark"

type Answer = { pictures: ProductPictureText[] }

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
})

const altsOf = async (handle: string, locale: Locale) =>
  (await readProduct(handle, locale)).pictures.map(({ alt }) => alt)

describe("the description of a product's picture", () => {
  test("reaches its page in both languages, and is the title again when it is emptied", async () => {
    const { productId, handle, title } = await testProductOf("admin")
    const path = `/products/${productId}/picture-texts`
    const before = (await admin.get<Answer>(path)).pictures
    const [first] = before
    expect(first).toMatchObject({ is_ready: true, url: expect.stringContaining("/pictures/") })
    const id = first?.id ?? ""

    const save = (alt: Record<string, string>) => admin.post<Answer>(path, { pictures: [{ id, alt }] })
    const { pictures } = await save({ hu: `  ${HANDLE} `, en: IN_ENGLISH })
    expect(pictures[0]?.alt).toEqual({ hu: HANDLE, en: IN_ENGLISH })
    // The others, and what the shop has made of the picture, stay as they were.
    expect(pictures.slice(1)).toEqual(before.slice(1))
    await vi.waitFor(async () => expect((await altsOf(handle, "hu"))[0]).toBe(HANDLE), IN_TIME)
    expect((await altsOf(handle, "en"))[0]).toBe(IN_ENGLISH)
    const gallery = async (locale: string) => (await new Shopper().open(`/${locale}/product/${handle}`)).text
    await vi.waitFor(async () => expect(await gallery("hu")).toContain(`alt="${HANDLE}"`), IN_TIME)
    await vi.waitFor(
      async () => expect(await gallery("en")).toContain(`alt="${IN_ENGLISH.replace("'", "&#x27;")}"`),
      IN_TIME,
    )

    await save({ hu: HANDLE, en: "" })
    const english = (await readProduct(handle, "en")).title
    await vi.waitFor(async () => expect((await altsOf(handle, "en"))[0]).toBe(english), IN_TIME)
    await save({ hu: "", en: "" })
    await vi.waitFor(async () => expect((await altsOf(handle, "hu"))[0]).toBe(title), IN_TIME)
  })

  test("stays when the pictures are put into another order in Medusa's form", async () => {
    const { productId, handle } = await testProductOf("admin", 1)
    const path = `/products/${productId}/picture-texts`
    const { pictures } = await admin.get<Answer>(path)
    const last = pictures.at(-1)
    await admin.post(path, { pictures: [{ id: last?.id, alt: { hu: HANDLE } }] })
    await admin.post(`/products/${productId}`, {
      images: pictures.toReversed().map(({ id, url }) => ({ id, url })),
    })
    expect((await admin.get<Answer>(path)).pictures[0]).toMatchObject({ id: last?.id, alt: { hu: HANDLE } })
    await vi.waitFor(async () => expect((await altsOf(handle, "hu"))[0]).toBe(HANDLE), IN_TIME)
  })

  test("of another product's picture, of an unknown product, or too long a one is refused", async () => {
    const { productId } = await testProductOf("admin")
    const other = await testProductOf("admin", 1)
    const { pictures } = await admin.get<Answer>(`/products/${other.productId}/picture-texts`)
    const save = (id: string, alt: Record<string, string>) =>
      admin.post(`/products/${productId}/picture-texts`, { pictures: [{ id, alt }] })
    await expect(save(pictures[0]?.id ?? "", { hu: "Más" })).rejects.toThrow(/400.*megváltoztak/)
    await expect(save("img_1", { hu: "h".repeat(251) })).rejects.toThrow(/400/)
    await expect(save("img_1", { xx: "Más" })).rejects.toThrow(/400/)
    await expect(admin.get("/products/prod_nincs/picture-texts")).rejects.toThrow(/404/)
  })

  test("only the staff can read it", async () => {
    const { productId } = await testProductOf("admin")
    expect((await callStore(`/admin/products/${productId}/picture-texts`)).status).toBe(401)
  })
})
