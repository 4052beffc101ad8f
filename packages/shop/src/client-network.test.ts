import fc from "fast-check"
import { expect, test } from "vitest"
import { clientNetwork } from "./client-network.ts"

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2234:5:6:7:8", "2001:db8:1:22/56"],
  ["2001:0db8:0001:22ff::1", "2001:db8:1:22/56"],
  ["2001:db8::1", "2001:db8:0:0/56"],
  ["fe80::1%eth0", "fe80:0:0:0/56"],
  ["::1", "0:0:0:0/56"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})

test("addresses of one network count as one, whatever their last bits", () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
  fc.assert(
    fc.property(fc.array(group, { minLength: 5, maxLength: 5 }), (last) => {
      const address = [
        "2001",
        "db8",
        "7",
        `ab${(last[0] ?? "0").padStart(4, "0").slice(2)}`,
        ...last.slice(1),
      ]
      expect(clientNetwork(address.join(":"))).toBe(`2001:db8:7:ab/56`)
    }),
  )
})
