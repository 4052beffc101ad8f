import { randomUUID } from "node:crypto"
import type { Cart } from "@porteka/commerce-sdk"
import { cardSandbox } from "../fixtures/card-sandbox.ts"
import { ADDRESS, aRegionId, Buyer, callStore, type Line, type Refusal } from "../http/backend-buyer.ts"
import { comeBack } from "../http/card-buyer.ts"
import { asking, Interruption } from "./interruption.ts"

export type PlannedPurchase = {
  lines: Line[]
  delivery: "courier" | "pickup"
  payment: "card" | "bank_transfer" | "cash_on_delivery"
  discount?: string
}

/**
 * A purchase through the routes that the storefront uses, step by step. A step whose answer was lost is
 * repeated, as the storefront does when the shopper presses the button again.
 */
export class ResumedPurchase {
  readonly #plan: PlannedPurchase
  readonly #email = `kitarto-${randomUUID()}@example.com`
  #cartId: string | undefined
  #optionId: string | undefined
  #total: number | undefined
  /** Set when the order has been confirmed to the shopper. */
  orderId: string | undefined

  constructor(plan: PlannedPurchase) {
    this.#plan = plan
  }

  /** Everything before the order button. @throws {Interruption} */
  async fillIn(): Promise<void> {
    this.#cartId ??= await this.#startCart()
    const { delivery, payment, discount } = this.#plan
    const buyer = new Buyer(this.#cartId)
    if (discount)
      await asking(callStore(`/store/carts/${this.#cartId}/discounts`, { body: { code: discount } }))
    const details = await asking(buyer.checkout({ email: this.#email, shipping_address: ADDRESS }))
    this.#optionId = details.body.shipping_options.find(({ type }) => type?.code === delivery)?.id
    const { status, body } = await asking(
      buyer.checkout({ shipping_option_id: this.#optionId, payment_method: payment }),
    )
    if (status !== 200) throw new Error(`The checkout refuses: ${body.message}`)
    this.#total = body.cart.total
  }

  /** The order button, and the card if it is needed. @throws {Interruption} */
  async placeOrder(): Promise<void> {
    if (!this.#cartId || this.#total === undefined) throw new Error("The checkout is not filled in.")
    const buyer = new Buyer(this.#cartId)
    let { status, body } = await asking(buyer.placeOrder(this.#total))
    if (body.type === "payment_required") {
      // A payment that was already made cannot be paid again; the state in the back end counts.
      await cardSandbox.pay(body.payment)
      const answer = await asking(comeBack(buyer))
      if (answer.body.type === "cancelled") throw new Error("Nobody has canceled the payment.")
      status = answer.status
      body = answer.body
    }
    if (body.type === "payment_processing") throw new Interruption("The payment is not decided yet.")
    if (body.type === "refused" && body.problems.some(({ code }) => code === "payment_unavailable"))
      throw new Interruption("The card provider cannot be reached.")
    if (body.type !== "order") {
      const reason = body.type === "refused" ? body.problems : body
      throw new Error(`No order of ${this.#total}: ${status} ${JSON.stringify(reason).slice(0, 500)}`)
    }
    if (this.orderId !== undefined && this.orderId !== body.order.id)
      throw new Error(`A second order ${body.order.id} beside ${this.orderId}.`)
    this.orderId = body.order.id
  }

  /** From the interrupted step to the order. @throws {Interruption} */
  async goOn(): Promise<void> {
    if (this.#total === undefined) await this.fillIn()
    await this.placeOrder()
  }

  async #startCart(): Promise<string> {
    const body = { region_id: await aRegionId(), items: this.#plan.lines, locale: "hu" }
    const answer = await asking(callStore<{ cart: Cart } & Refusal>("/store/carts", { body }))
    if (answer.status !== 200) throw new Error(`No cart: ${answer.body.message}`)
    return answer.body.cart.id
  }
}
