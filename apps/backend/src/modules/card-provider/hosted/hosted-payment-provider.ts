import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type {
  AuthorizePaymentInput,
  CancelPaymentInput,
  CapturePaymentInput,
  DeletePaymentInput,
  GetPaymentStatusInput,
  InitiatePaymentInput,
  Logger,
  RefundPaymentInput,
  RetrievePaymentInput,
  UpdatePaymentInput,
} from "@medusajs/framework/types"
import {
  AbstractPaymentProvider,
  ContainerRegistrationKeys,
  MathBN,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils"
import type { CardProviderName } from "@porteka/commerce-sdk"
import { reasonOf } from "../../../logs/failure.ts"
import { notAllowed } from "../../../refusals/refusals.ts"
import { type CardGateway, ProviderUnavailableError, type SeenPayment } from "../card-gateway.ts"
import type { CardProvider, CardSettings } from "../card-provider.ts"
import { CARD_IDENTIFIER } from "../card-provider-id.ts"
import { isSentOtherwise, withRefundsDecided } from "../refund-book.ts"

const STATUSES: Record<SeenPayment["state"], PaymentSessionStatus> = {
  unpaid: PaymentSessionStatus.REQUIRES_MORE,
  processing: PaymentSessionStatus.PENDING,
  authorized: PaymentSessionStatus.AUTHORIZED,
  // Medusa would capture at once; the attempt does it with the order (`take-money.ts`).
  captured: PaymentSessionStatus.AUTHORIZED,
  canceled: PaymentSessionStatus.CANCELED,
}

/**
 * What Medusa's payment module does with a payment on a provider's own page: a session adopts the attempt's payment and can
 * neither open nor cancel one (ADR 0014). The money is charged when the shopper pays, so capturing means checking that it is there.
 */
export abstract class HostedPaymentProvider extends AbstractPaymentProvider<CardSettings> {
  static override identifier = CARD_IDENTIFIER

  readonly #name: CardProviderName
  readonly #gateway: CardGateway
  readonly #knex: Knex
  readonly #logger: Logger | undefined

  constructor(
    container: Record<string, unknown>,
    options: CardSettings,
    name: CardProviderName,
    createGateway: CardProvider["createGateway"],
  ) {
    super(container, options)
    this.#name = name
    this.#logger = container.logger as Logger | undefined
    this.#knex = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.#gateway = createGateway(options, (message) => this.#logger?.error(message))
  }

  async initiatePayment({ data, amount, currency_code }: InitiatePaymentInput) {
    const id = data?.provider_payment_id
    if (typeof id !== "string") throw notAllowed("A card payment begins at the order button")
    const seen = await this.#gateway.read(id)
    const isWhole = MathBN.eq(seen.amount, amount) && seen.currency_code === currency_code.toLowerCase()
    if (!isWhole) throw notAllowed("This payment is not over the cart's total")
    return {
      id,
      status: PaymentSessionStatus.PENDING,
      data: { id, provider: this.#name, currency_code: seen.currency_code },
    }
  }

  async authorizePayment({ data }: AuthorizePaymentInput) {
    return { status: await this.#statusOf(data), data }
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput) {
    return { status: await this.#statusOf(data) }
  }

  async capturePayment({ data }: CapturePaymentInput) {
    const { state } = await this.#gateway.read(idOf(data))
    if (state !== "captured") throw notAllowed(`The provider has not taken this money: ${state}`)
    return { data }
  }

  /** For an order whose capture was never recorded, although the provider has charged it. */
  async cancelPayment({ data }: CancelPaymentInput) {
    const { state } = await this.#gateway.cancel(idOf(data))
    if (state === "captured") await this.#gateway.refund(idOf(data))
    return { data }
  }

  /**
   * Medusa deletes its row of a failed refund, and the staff would refund a second time. So it fails only on
   * a refusal; a refund without an answer stays, and the job sends it (`repair-refunds.ts`).
   */
  async refundPayment({ amount, data, context }: RefundPaymentInput) {
    const id = idOf(data)
    const refund_id = context?.idempotency_key
    if (!refund_id) throw notAllowed("This payment cannot be refunded")
    if (await isSentOtherwise(this.#knex, refund_id)) return { data }
    const currency_code = String(data?.currency_code)
    try {
      await withRefundsDecided(this.#knex, id, (decided_in_all) =>
        this.#gateway.refundPart({
          id,
          refund_id,
          amount: MathBN.convert(amount).toNumber(),
          decided_in_all,
          currency_code,
        }),
      )
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError))
        throw notAllowed(`The card provider refuses the refund: ${reasonOf(error)}`)
      this.#logger?.error(
        `The refund ${refund_id} of ${id} has no answer yet, it is asked for again: ${error}`,
      )
    }
    return { data }
  }

  async updatePayment({ data }: UpdatePaymentInput) {
    return { data }
  }

  /** Deleting a session does not cancel the payment: the attempt decides about that. */
  async deletePayment({ data }: DeletePaymentInput) {
    return { data }
  }

  async retrievePayment({ data }: RetrievePaymentInput) {
    return { data }
  }

  /** Events use the shop's own route (`api/hooks/payment`). */
  async getWebhookActionAndData() {
    return { action: PaymentActions.NOT_SUPPORTED }
  }

  async #statusOf(data: Record<string, unknown> | undefined): Promise<PaymentSessionStatus> {
    return STATUSES[(await this.#gateway.read(idOf(data))).state]
  }
}

function idOf(data: Record<string, unknown> | undefined): string {
  if (typeof data?.id !== "string") throw notAllowed("This is no payment of the card provider")
  return data.id
}
