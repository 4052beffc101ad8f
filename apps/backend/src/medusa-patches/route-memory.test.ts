import { readFileSync } from "node:fs"
import { createRequire, Module } from "node:module"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import { forgetPaths, type RoutesFinder } from "./route-memory.ts"

type Finder = new (routes?: object[]) => RoutesFinder

const FILE = join(dirname(createRequire(__filename).resolve("@medusajs/framework/http")), "routes-finder.js")

/** Medusa's class, loaded anew: a patch of it changes nothing for others. */
function newFinder(): Finder {
  const loaded = new Module(FILE) as Module & { paths: string[]; _compile(code: string, file: string): void }
  loaded.paths = (Module as unknown as { _nodeModulePaths(from: string): string[] })._nodeModulePaths(
    dirname(FILE),
  )
  loaded._compile(readFileSync(FILE, "utf8"), FILE)
  return loaded.exports.RoutesFinder
}

const ROUTES = [
  { matcher: "/store/carts/:id", method: "GET", name: "cart" },
  { matcher: "/store/*", methods: ["POST", "GET"], name: "store" },
  { matcher: "/outbox*", methods: "GET", name: "outbox" },
  { matcher: /^\/hooks\/\d+$/, method: "POST", name: "hook" },
]
const PATHS = [
  "/store/carts/cart_1",
  "/store/products",
  "/STORE/carts/1",
  "/store",
  "/outboxes/1",
  "/hooks/1",
  "/",
]

it("finds what Medusa finds, also after it has forgotten it", () => {
  const [Patched, Medusas] = [newFinder(), newFinder()]
  forgetPaths(Patched)
  const [patched, medusas] = [new Patched(ROUTES), new Medusas(ROUTES)]
  const compare = () => {
    for (const path of PATHS)
      for (const method of ["GET", "POST", "HEAD"])
        expect(patched.find(path, method)).toEqual(medusas.find(path, method))
  }
  compare()
  for (let asked = 0; asked < 5_000; asked += 1) patched.find(`/catalogue/products/${asked}`, "GET")
  compare()
  patched.add({ matcher: "/late/:id", method: "GET" })
  expect(patched.find("/late/1", "GET")).toMatchObject({ matcher: "/late/:id" })
})
