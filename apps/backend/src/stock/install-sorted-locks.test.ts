import lockingModule from "@medusajs/medusa/locking"
import { expect, test } from "vitest"
import { installSortedLocks } from "./install-sorted-locks.ts"

test("several locks are taken in one order, each once", async () => {
  installSortedLocks()
  const service = lockingModule.service.prototype as {
    execute(keys: unknown, job: unknown): Promise<unknown>
  }
  const taken: unknown[] = []
  const provider = { execute: async (keys: unknown, job: () => unknown) => [taken.push(keys), job()][1] }
  const module = { providerService_: { retrieveProviderRegistration: () => provider } }
  expect(await service.execute.call(module, ["b", "a", "b"], () => "done")).toBe("done")
  await service.execute.call(module, "b", () => "done")
  expect(taken).toEqual([["a", "b"], "b"])
})
