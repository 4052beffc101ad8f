import type { MedusaContainer } from "@medusajs/framework/types"
import { expect, test } from "vitest"
import { acquireLocks, releaseLocks } from "./checkout-locks.ts"

/** Locks in memory. For the key `broken` the lock is taken, but the call fails, as if the answer was lost. */
function locks({ broken, isReleasable = true }: { broken?: string; isReleasable?: boolean } = {}) {
  const owners = new Map<string, string>()
  const locking = {
    acquire: async (key: string, { ownerId }: { ownerId: string }) => {
      if ((owners.get(key) ?? ownerId) !== ownerId) throw new Error(`Failed to acquire lock for key "${key}"`)
      owners.set(key, ownerId)
      if (key === broken) throw new Error("Connection is closed.")
    },
    release: async (keys: string[], { ownerId }: { ownerId: string }) => {
      if (!isReleasable) throw new Error("Still closed.")
      for (const key of keys) if (owners.get(key) === ownerId) owners.delete(key)
    },
  }
  return { owners, container: { resolve: () => locking } as unknown as MedusaContainer }
}

test("takes every key and releases them", async () => {
  const { owners, container } = locks()
  await acquireLocks(container, ["a", "b"], "cart_1")
  expect([...owners.keys()]).toEqual(["a", "b"])
  await releaseLocks(container, ["a", "b"], "cart_1")
  expect(owners.size).toBe(0)
})

test("waits for a key that another one holds", async () => {
  const { owners, container } = locks()
  owners.set("b", "cart_2")
  const held = acquireLocks(container, ["a", "b"], "cart_1")
  setTimeout(() => owners.delete("b"), 20)
  await held
  expect([...owners.values()]).toEqual(["cart_1", "cart_1"])
})

test.each([
  ["the first", "a"],
  ["a later", "b"],
])("holds nothing after an error at %s key, and keeps those of others", async (_, broken) => {
  const { owners, container } = locks({ broken })
  owners.set("c", "cart_2")
  await expect(acquireLocks(container, ["a", "b", "c"], "cart_1")).rejects.toThrow("Connection is closed.")
  expect([...owners]).toEqual([["c", "cart_2"]])
})

test("reports the first error, also if the keys cannot be released either", async () => {
  const { container } = locks({ broken: "b", isReleasable: false })
  await expect(acquireLocks(container, ["a", "b"], "cart_1")).rejects.toThrow("Connection is closed.")
})
