import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { PAYMENT_METHODS } from "@porteka/shop"
import { describe, expect, it, vi } from "vitest"
import { providerIdOf } from "../../shop/payment-providers.ts"
import { readPaymentMethods, requireProvider } from "./payment-methods.ts"

/** @param providers null: the reading fails */
function shopWith(providers: string[] | null) {
  const logged = vi.fn()
  const raw = async () => {
    if (providers === null) throw new Error("terminating connection due to administrator command")
    return { rows: providers.map((id) => ({ id })) }
  }
  const parts: Record<string, unknown> = {
    [ContainerRegistrationKeys.PG_CONNECTION]: { raw },
    [ContainerRegistrationKeys.LOGGER]: { error: logged },
  }
  const container = { resolve: (key: string) => parts[key] } as unknown as MedusaContainer
  return { container, logged }
}

describe("payment methods of a region", () => {
  it.each([
    ["all, in the shop's order", [...PAYMENT_METHODS].reverse().map(providerIdOf), [...PAYMENT_METHODS]],
    ["what is ours among others", ["pp_system_default", providerIdOf("card")], ["card"]],
    ["none where it has none", [], []],
  ])("are %s, and exactly those are accepted", async (_, providers, methods) => {
    const { container, logged } = shopWith(providers)
    expect(await readPaymentMethods(container, "reg_1")).toEqual(methods)
    for (const method of PAYMENT_METHODS) {
      const chosen = requireProvider(container, "reg_1", method)
      if (methods.includes(method)) expect(await chosen).toBe(providerIdOf(method))
      else await expect(chosen).rejects.toMatchObject({ code: "payment_method_unavailable" })
    }
    expect(logged).not.toHaveBeenCalled()
  })

  it("that cannot be read are card and bank transfer, which are then accepted", async () => {
    const { container, logged } = shopWith(null)
    expect(await readPaymentMethods(container, "reg_1")).toEqual(["card", "bank_transfer"])
    expect(logged).toHaveBeenCalledOnce()
    expect(await requireProvider(container, "reg_1", "card")).toBe(providerIdOf("card"))
    expect(await requireProvider(container, "reg_1", "bank_transfer")).toBe(providerIdOf("bank_transfer"))
    await expect(requireProvider(container, "reg_1", "cash_on_delivery")).rejects.toThrow("terminating")
  })

  it("are not read for a cart without a region", async () => {
    const { container } = shopWith([providerIdOf("card")])
    await expect(requireProvider(container, null, "card")).rejects.toMatchObject({
      code: "payment_method_unavailable",
      message: "Cart has no region specified",
    })
  })
})
