import { expect, test, vi } from "vitest"
import { createToastStore, TOAST_DURATION_MS } from "./toast-store.ts"

test("a toast is neutral and leaves after five seconds unless told otherwise", () => {
  const store = createToastStore()
  store.show({ title: "Saved" })
  expect(store.all()).toMatchObject([{ title: "Saved", tone: "neutral", duration: TOAST_DURATION_MS }])
  expect(TOAST_DURATION_MS).toBe(5000)
})

test("only the newest three stay", () => {
  const store = createToastStore()
  for (const title of ["a", "b", "c", "d"]) store.show({ title })
  expect(store.all().map((toast) => toast.title)).toEqual(["b", "c", "d"])
})

test("closing tells the watchers once, closing again tells nobody", () => {
  const store = createToastStore()
  const id = store.show({ title: "a", duration: null })
  const watcher = vi.fn()
  const stop = store.watch(watcher)
  store.close(id)
  store.close(id)
  stop()
  store.show({ title: "b" })
  expect(watcher).toHaveBeenCalledTimes(1)
  expect(store.all()).toHaveLength(1)
})
