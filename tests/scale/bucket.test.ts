// @module-tag scale
import { randomBytes } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { stack } from "../fixtures/stack.ts"
import { exportOrders, uploadFile } from "../fixtures/uploads.ts"

/** Each server of a kind gets requests in turn. */
const ASKED = 4

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
})

/** One white pixel, followed by unique bytes. */
const newPicture = () =>
  Buffer.concat([
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
      "base64",
    ),
    randomBytes(8),
  ])

const statusesOf = (url: string | URL) =>
  Promise.all(Array.from({ length: ASKED }, async () => (await fetch(url)).status))

test("every server shows a picture that one of them has created, and its original", async () => {
  const original = await uploadFile(admin, "Őszi kép.png", newPicture(), "image/png")
  const { url } = await admin.post<{ url: string }>("/content-pictures", {
    upload_id: original.id,
    name: "Őszi kép",
  })
  const { pathname } = new URL(url, stack.shopUrl)
  expect(pathname).toMatch(/^\/pictures\/oszi-kep-[0-9a-f]{10}-1\.jpg$/)
  const fine = Array.from({ length: ASKED }, () => 200)
  expect(await statusesOf(new URL(pathname, stack.backendUrl))).toEqual(fine)
  expect(await statusesOf(new URL(pathname, stack.shopUrl))).toEqual(fine)
  expect(await statusesOf(original.url)).toEqual(fine)
  expect((await fetch(new URL(pathname.replace("-1.jpg", "-2.jpg"), stack.shopUrl))).status).toBe(404)
})

test("an uploaded table is for the staff only", async () => {
  const { url } = await uploadFile(admin, "vevok.csv", "name\nKiss Anna\n", "text/csv")
  expect((await fetch(url)).status).toBe(401)
  expect(await (await fetch(url, { headers: admin.headers })).text()).toContain("Kiss Anna")
})

test("an export is fetched from the bucket with a signed URL", async () => {
  const address = new URL(await exportOrders(admin))
  expect(address.searchParams.get("X-Amz-Signature")).toMatch(/^[0-9a-f]{64}$/)
  expect((await fetch(address)).status).toBe(200)
})
