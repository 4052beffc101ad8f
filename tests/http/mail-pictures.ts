import { expect } from "vitest"
import type { Mail } from "../fixtures/outbox.ts"
import { stack } from "../fixtures/stack.ts"

/** An e-mail contains at least one picture of the shop, and all of them can be fetched. */
export async function expectPicturesToOpen({ html }: Mail): Promise<void> {
  const addresses = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src = ""]) => src)
  const ours = addresses.filter((address) => address.startsWith(`${stack.shopUrl}/pictures/`))
  expect(ours).not.toEqual([])
  for (const address of ours) {
    const { status, headers } = await fetch(address)
    expect([address, status, headers.get("content-type")]).toEqual([address, 200, "image/jpeg"])
  }
}
