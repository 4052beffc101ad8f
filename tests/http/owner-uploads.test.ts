import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { ROOT } from "../../tools/house.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { stack } from "../fixtures/stack.ts"

const IN_TIME = { timeout: 60_000, interval: 300 }
/** One white pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
  "base64",
)

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
})

async function upload(name: string, content: Buffer | string, type: string): Promise<string> {
  const body = new FormData()
  body.append(
    "files",
    new Blob([typeof content === "string" ? content : new Uint8Array(content)], { type }),
    name,
  )
  const response = await fetch(new URL("/admin/uploads", stack.backendUrl), {
    method: "POST",
    headers: admin.headers,
    body,
  })
  const { files } = (await response.json()) as { files: { url: string }[] }
  return files[0]?.url ?? ""
}

/** What the shop's clock does not tell: the address stands in the notification of the admin. */
async function exportOrders(): Promise<string> {
  type Notifications = { notifications: { data: { file?: { url: string } } | null; created_at: string }[] }
  const read = () => admin.get<Notifications>("/notifications?order=-created_at&limit=50")
  const before = new Set((await read()).notifications.map(({ data }) => data?.file?.url))
  await admin.post("/orders/export", {})
  const found = async () =>
    (await read()).notifications.flatMap(({ data }) => data?.file?.url ?? []).find((url) => !before.has(url))
  await expect.poll(found, IN_TIME).toBeTruthy()
  return (await found()) ?? ""
}

describe("files of the admin", () => {
  test("an export is only for the signed-in staff", { timeout: 120_000 }, async () => {
    const url = await exportOrders()
    expect(new URL(url).pathname).toMatch(/^\/static\/private-/)
    expect((await fetch(url)).status).toBe(401)
    const answer = await fetch(url, { headers: admin.headers })
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"])
    expect(answer.headers.get("content-disposition")).toContain("attachment")
  })

  test("an original picture is public, a table or a page is not", async () => {
    const picture = await fetch(await upload(`Őszi ${randomUUID()}.png`, PNG, "image/png"))
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"])
    expect(Buffer.from(await picture.arrayBuffer()).equals(PNG)).toBe(true)
    for (const [name, type] of [
      ["vevok.csv", "text/csv"],
      ["lap.html", "text/html"],
      ["logo.svg", "image/svg+xml"],
    ] as const) {
      const url = await upload(name, "<script>1</script>", type)
      expect((await fetch(url)).status, name).toBe(401)
      const seen = await fetch(url, { headers: admin.headers })
      expect([seen.status, seen.headers.get("content-type")], name).toEqual([200, "application/octet-stream"])
      expect(seen.headers.get("content-security-policy"), name).toContain("sandbox")
    }
  })

  test("nothing beside the uploads is served", async () => {
    for (const name of ["..%2f..%2fsettings.json", "%2e%2e%2fsettings.json", ".env", "nincs.png"]) {
      expect((await fetch(`${stack.backendUrl}/static/${name}`)).status, name).toBe(404)
    }
  })

  test("lie outside of the build", async () => {
    const url = await upload(`${randomUUID()}.png`, PNG, "image/png")
    const name = decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "")
    expect(existsSync(join(ROOT, "apps/backend/.medusa/server/static", name))).toBe(false)
    expect(existsSync(join(ROOT, "apps/backend/static", name))).toBe(false)
  })
})
