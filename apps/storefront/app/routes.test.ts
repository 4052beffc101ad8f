import type { RouteConfigEntry } from "@react-router/dev/routes"
import { expect, it } from "vitest"
import { PAGE_POLICIES } from "#app/server/page-cache/cache-policy.server.ts"
import routes from "./routes.ts"

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, "")
const idsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap((entry) => [idOf(entry), ...idsOf(entry.children ?? [])])

it("has every route that the page cache names", async () => {
  expect(idsOf(await routes)).toEqual(
    expect.arrayContaining(PAGE_POLICIES.flatMap((policy) => policy.routes ?? [])),
  )
})
