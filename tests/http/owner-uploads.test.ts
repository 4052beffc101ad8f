import { randomBytes, randomUUID } from "node:crypto"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { type IncomingMessage, request } from "node:http"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { ROOT } from "../../tools/programs/project-paths.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { stack } from "../fixtures/stack.ts"
import { joinStaff } from "../fixtures/staff-member.ts"
import { exportOrders, uploadFile } from "../fixtures/uploads.ts"

/** One white pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
  "base64",
)

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
})

const upload = async (name: string, content: Buffer | string, type: string) =>
  (await uploadFile(admin, name, content, type)).url

describe("files of the admin", () => {
  test("an export is only for the logged-in staff", async () => {
    const url = await exportOrders(admin)
    expect(new URL(url).pathname).toMatch(/^\/static\/private-/)
    expect((await fetch(url)).status).toBe(401)
    const answer = await fetch(url, { headers: admin.headers })
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"])
    expect(answer.headers.get("content-disposition")).toContain("attachment")
  })

  test("an export of orders is read by nobody who may not know the customers, or was removed from the staff", async () => {
    const url = await exportOrders(admin)
    const file = new URL(url).pathname.split("/").at(-1) ?? ""
    const [packer, editor] = [await joinStaff(admin, "orders"), await joinStaff(admin, "content")]
    const headersOf = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
    const statusFor = async (member: { token: string }) =>
      (await fetch(url, { headers: headersOf(member) })).status
    expect([await statusFor(packer), await statusFor(editor)]).toEqual([200, 403])
    const noticesFor = async (member: { token: string }) => {
      const path = `${stack.backendUrl}/admin/notifications?limit=50&order=-created_at`
      return await (await fetch(path, { headers: headersOf(member) })).text()
    }
    expect(await noticesFor(packer)).toContain(file)
    expect(await noticesFor(editor)).not.toContain("order-exports")
    for (const name of [file, file.replace("order-", "order%2D")]) {
      const path = `${stack.backendUrl}/admin/uploads/${name}`
      expect((await fetch(path, { headers: headersOf(editor) })).status, name).toBe(403)
    }
    await admin.delete(`/users/${packer.id}`)
    expect(await statusFor(packer)).toBe(401)
  })

  test("an original picture is public, a table or a page is not", async () => {
    const picture = await fetch(await upload(`Őszi ${randomUUID()}.png`, PNG, "image/png"))
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"])
    expect(Buffer.from(await picture.arrayBuffer()).equals(PNG)).toBe(true)
    for (const [name, type, content] of [
      ["vevok.csv", "text/csv", "<script>1</script>"],
      ["lap.html", "text/html", "<script>1</script>"],
      ["logo.svg", "application/octet-stream", SVG],
    ] as const) {
      const url = await upload(name, content, type)
      expect((await fetch(url)).status, name).toBe(401)
      const seen = await fetch(url, { headers: admin.headers })
      expect([seen.status, seen.headers.get("content-type")], name).toEqual([200, "application/octet-stream"])
      expect(seen.headers.get("content-security-policy"), name).toContain("sandbox")
    }
  })

  test.each([
    ["random bytes named as a picture", "őszi.png", randomBytes(500), "image/png"],
    ["a text named as a photo", "őszi.jpg", "szöveg", "text/plain"],
    ["a drawing", "logo.svg", SVG, "image/svg+xml"],
    ["half a picture", "őszi.png", PNG.subarray(0, 40), "image/png"],
  ])("%s is refused with a sentence", async (_, name, content, type) => {
    await expect(upload(name, content, type)).rejects.toThrow(
      new RegExp(`400.*„${name}” nem olvasható képként`),
    )
  })

  test("a form with too many files is refused before any of them is read", async () => {
    const type = "multipart/form-data; boundary=x"
    for (const length of [
      { "content-length": String(400 * 1024 * 1024) },
      { "transfer-encoding": "chunked" },
    ]) {
      const headers = { ...admin.headers, "content-type": type, ...length }
      const outgoing = request(new URL("/admin/uploads", stack.backendUrl), { method: "POST", headers })
      outgoing.flushHeaders()
      const [answer] = (await once(outgoing, "response")) as [IncomingMessage]
      expect([length, answer.statusCode]).toEqual([length, 400])
      outgoing.destroy()
    }
  })

  test("nothing outside the uploads is served", async () => {
    for (const name of ["..%2f..%2fsettings.json", "%2e%2e%2fsettings.json", ".env", "nincs.png"]) {
      expect((await fetch(`${stack.backendUrl}/static/${name}`)).status, name).toBe(404)
    }
  })

  test("are stored outside of the build", async () => {
    const url = await upload(`${randomUUID()}.png`, PNG, "image/png")
    const name = decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "")
    expect(existsSync(join(ROOT, "apps/backend/.medusa/server/static", name))).toBe(false)
    expect(existsSync(join(ROOT, "apps/backend/static", name))).toBe(false)
  })
})
