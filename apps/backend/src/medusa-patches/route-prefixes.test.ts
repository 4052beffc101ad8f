import { createRequire } from "node:module"
import fc from "fast-check"
import { expect, it, vi } from "vitest"
import { compareCase, comparePrefixes, type Layer } from "./route-prefixes.ts"

/** Medusa's Express, which has no types. */
const { Router } = createRequire(__filename)("express")

type Matched = { match: boolean; params: unknown; path: unknown }

/** Routes and middlewares as Medusa registers them. */
function layersOfRouter(): Layer[] {
  const router = Router()
  const nothing = () => undefined
  router.use(nothing)
  router.use("/store/carts/:id*", nothing)
  router.use("/admin/*", nothing)
  router.use("/outbox*", nothing)
  router.get("/", nothing)
  router.get("/health", nothing)
  router.get("/store/carts/:id", nothing)
  router.post("/carts/changed", nothing)
  router.get("/stores?/:id", nothing)
  router.get("/:any", nothing)
  router.get(/^\/admin-\d+/, nothing)
  router.get(["/auth/one", "/admin/two"], nothing)
  return router.stack
}

const matchesOf = (layers: readonly Layer[], path: string): Matched[] =>
  layers.map((layer) => {
    const match = layer.match(path)
    const { params, path: matched } = layer as Layer & { params: unknown; path: unknown }
    return { match, params: match && params, path: match && matched }
  })

const part = fc.constantFrom(
  "store",
  "STORE",
  "stores",
  "carts",
  "changed",
  "admin",
  "admin-12",
  "auth",
  "one",
  "two",
  "health",
  "outbox",
  "outboxes",
  "%73tore",
  "cart_1",
  "",
  "café",
)
const anyPath = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join("/")}`)

it("changes nothing about what a path matches", () => {
  const [before, after] = [layersOfRouter(), layersOfRouter()]
  comparePrefixes(after)
  fc.assert(
    fc.property(anyPath, (path) => {
      expect(matchesOf(after, path)).toEqual(matchesOf(before, path))
    }),
    { examples: [["/admin/two"]] },
  )
})

it("compares each route with its own case, and a parameter in any", () => {
  const layers = layersOfRouter()
  compareCase(layers)
  comparePrefixes(layers)
  const matching = (path: string) => matchesOf(layers, path).filter(({ match }) => match)
  expect(matching("/store/carts/cart_A")).toHaveLength(3)
  expect(matching("/store/Carts/cart_A")).toHaveLength(1)
  expect(matching("/Admin/two")).toHaveLength(1)
})

it("compares the expression only of routes with the path's first part", () => {
  const layers = layersOfRouter()
  const compared = layers.map((layer) => vi.spyOn(layer.regexp, "exec"))
  comparePrefixes(layers)
  for (const layer of layers) layer.match("/carts/changed")
  const others = layers.filter(({ regexp }) => /^\^\\\/(store\\|admin\\|health)/.test(regexp.source))
  expect(others.length).toBeGreaterThan(3)
  for (const layer of others) expect(compared[layers.indexOf(layer)]).not.toHaveBeenCalled()
  expect(compared.some((exec) => exec.mock.calls.length > 0)).toBe(true)
})
