import { expect, it } from "vitest"
import { findFreeHandle } from "./free-handle.ts"

const taken =
  (...handles: string[]) =>
  async (handle: string) =>
    handles.includes(handle) ? [{ id: "other", handle }] : []

it.each([
  ["őszi-kézműves-bögre", [], "oszi-kezmuves-bogre"],
  ["őszi-bögre", ["oszi-bogre"], "oszi-bogre-2"],
  ["őszi-bögre", ["oszi-bogre", "oszi-bogre-2"], "oszi-bogre-3"],
  ["Őszi_Bögre", [], "oszi-bogre"],
  ["oszi-bogre", ["oszi-bogre"], undefined],
  ["茶碗", [], undefined],
])("%s, where %j are taken, becomes %s", async (handle, others, expected) => {
  expect(await findFreeHandle({ id: "own", handle }, taken(...others))).toBe(expected)
})

it("may use the record's own handle", async () => {
  const own = async (handle: string) => [{ id: "own", handle }]
  expect(await findFreeHandle({ id: "own", handle: "bögre" }, own)).toBe("bogre")
})
