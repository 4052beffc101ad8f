import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { expect, test } from "vitest"
import { creditReplacements } from "./credit-replacements.ts"

test("a replacement is credited under its order's lock, so that nobody packs the order meanwhile, and only if nobody else has done it", async () => {
  const claim = { claim_id: "claim_1", order_id: "order_1", amount: "1000" }
  const locked: string[] = []
  const services = {
    [Modules.LOCKING]: {
      execute: (key: string, work: () => Promise<unknown>) => {
        locked.push(key)
        return work()
      },
    },
    // The event's handler credits the claim while the job waits for the lock.
    [ContainerRegistrationKeys.PG_CONNECTION]: {
      raw: async () => ({ rows: locked.length === 0 ? [claim] : [] }),
    },
    [ContainerRegistrationKeys.LOGGER]: { error: () => undefined },
  }
  const container = { resolve: (name: keyof typeof services) => services[name] } as unknown as MedusaContainer
  expect({ failed: await creditReplacements(container), locked }).toEqual({
    failed: [],
    locked: ["order-change:order_1"],
  })
})
