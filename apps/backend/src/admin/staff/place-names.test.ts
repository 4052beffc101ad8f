import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test, vi } from "vitest"
import { placeOf } from "./place-names.ts"

vi.stubGlobal("localStorage", { getItem: () => "hu" })

const ROUTES = join(__dirname, "../../api/admin")
const CHANGES = /export (?:async )?(?:function|const) (?:POST|PUT|PATCH|DELETE)\b/

test("whatever the shop's own routes change has a name in the list of changes", () => {
  const changing = readdirSync(ROUTES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.ts") && CHANGES.test(readFileSync(join(ROUTES, file), "utf8")))
    .map((file) => `/admin/${file}`)
  expect(changing).not.toEqual([])
  expect(changing.filter((path) => placeOf(path).name === null)).toEqual([])
})

test("a call about one order is named, with what is left of its path", () => {
  expect(placeOf("/admin/order-desk/order_1/cancellation")).toEqual({
    name: "Rendelés intézése",
    path: "order-desk/order_1/cancellation",
  })
})

test("the second factor of one's own account is named, too", () => {
  expect(placeOf("/auth/mfa/factors/authmfa_1/verify").name).toBe("Saját kétlépéses hitelesítés")
})
