import { expect, it } from "vitest"
import { ONE_STORE_CALL, SDK_BUDGET_KIB, weighBundle } from "./sdk-bundle.ts"

const KIB = 1024

it("a bundle with one call of the store stays under 6 KiB, without the other families", async () => {
  const { bytes, code } = await weighBundle(ONE_STORE_CALL)
  expect(bytes).toBeLessThan(SDK_BUDGET_KIB * KIB)
  expect(code).toContain("/store/carts/{id}")
  expect(code).not.toMatch(/\/admin\/|\/store\/products|\/account\/|\bBuffer\b|\bprocess\./)
})

it("a helper of one entry brings no other entry with it", async () => {
  const { code } = await weighBundle(`
    import { createClient } from "@porteka/commerce-sdk"
    import { login } from "@porteka/commerce-sdk/auth"
    login(createClient({ baseUrl: "https://shop.example" }, {}), "customer", {}).then(console.log)
  `)
  expect(code).toContain("/auth/session")
  expect(code).not.toMatch(/\/admin\/|\/store\//)
})
