import lockingModule from "@medusajs/medusa/locking"
import { expect, test } from "vitest"
import { installSortedLocks } from "./sorted-locks.ts"

test("several locks are taken one after the other, in a fixed order, each once", async () => {
  installSortedLocks()
  const service = lockingModule.service.prototype as {
    execute(keys: unknown, job: unknown): Promise<unknown>
  }
  const steps: string[] = []
  const provider = {
    async execute(keys: unknown, job: () => unknown) {
      steps.push(`take ${keys}`)
      const result = await job()
      steps.push(`free ${keys}`)
      return result
    },
  }
  const module = { providerService_: { retrieveProviderRegistration: () => provider } }
  expect(await service.execute.call(module, ["b", "a", "b"], () => "done")).toBe("done")
  expect(steps.splice(0)).toEqual(["take a", "take b", "free b", "free a"])
  expect(await service.execute.call(module, "b", () => "done")).toBe("done")
  expect(steps.splice(0)).toEqual(["take b", "free b"])
  expect(await service.execute.call(module, [], () => "done")).toBe("done")
})
