import type { MedusaContainer } from "@medusajs/framework/types"
import { expect, test } from "vitest"
import type { PaymentAttempt } from "../../modules/card-payment/service.ts"
import { returnMoney } from "./return-money.ts"

test("nobody is told that money goes back if another process has made the order meanwhile", async () => {
  const payments = { move: async () => undefined }
  const container = { resolve: () => payments } as unknown as MedusaContainer
  const attempt = { id: "payatt_1", state: "open" } as PaymentAttempt
  await expect(returnMoney(container, attempt, [{ code: "payment_failed" }])).rejects.toMatchObject({
    code: "cart_busy",
  })
})
