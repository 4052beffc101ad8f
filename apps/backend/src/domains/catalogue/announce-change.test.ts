import type { MedusaContainer } from "@medusajs/framework/types"
import { expect, test, vi } from "vitest"
import { announceChange } from "./announce-change.ts"

/** Locks as Medusa does: one after the other. */
function oneAfterTheOther(): MedusaContainer {
  let last: Promise<unknown> = Promise.resolve()
  const execute = (_key: string, work: () => Promise<void>) => {
    const done = last.then(work)
    last = done
    return done
  }
  return { resolve: () => ({ execute }) } as unknown as MedusaContainer
}

test("a price that is changed and changed back while the first change is announced is announced again", async () => {
  const container = oneAfterTheOther()
  const announcements: number[] = []
  let price = 990
  let noted = ""
  let finish = () => {}
  let finished = Promise.resolve()
  const announce = () =>
    announceChange(container, "shop", {
      read: async () => price,
      isAnnounced: async (fingerprint) => noted === fingerprint,
      announce: async (state) => {
        announcements.push(state)
        await finished
      },
      noteAnnounced: async (fingerprint) => {
        noted = fingerprint
      },
    })
  await announce()
  finished = new Promise((resolve) => {
    finish = resolve
  })
  price = 1690
  const first = announce()
  await vi.waitFor(() => expect(announcements).toEqual([990, 1690]))
  price = 990
  const second = announce()
  finish()
  await Promise.all([first, second])
  expect(announcements).toEqual([990, 1690, 990])
  await announce()
  expect(announcements).toHaveLength(3)
})
