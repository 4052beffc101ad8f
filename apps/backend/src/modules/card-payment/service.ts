import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CardProviderName, CheckoutProblem } from "@porteka/commerce-sdk"
import type { CardGateway } from "../card-provider/card-gateway.ts"
import type { CardSettings } from "../card-provider/card-provider.ts"
import { CARD_PROVIDERS } from "../card-provider/card-providers.ts"
import { type AttemptState, isSettled } from "./attempt-states.ts"
import { recheckDelaySeconds } from "./recheck-delay.ts"

/**
 * One attempt to pay one cart by card. Written before any money can move; its id is the provider's idempotency
 * key.
 */
export interface PaymentAttempt {
  id: string
  cart_id: string
  /** Whole forints. */
  amount: number
  currency_code: string
  state: AttemptState
  provider: CardProviderName
  /** The provider's payment id. */
  provider_payment_id: string | null
  /** What the provider's part of the payment page needs to open the payment. */
  browser_token: string | null
  /** The provider's code for the last failed try. */
  last_error: string | null
  /** When the provider first reported it as paid. */
  authorized_at: Date | null
  order_id: string | null
  /** Why there is no order. */
  problems: CheckoutProblem[] | null
  looks: number
  created_at: Date
}

export type AttemptColumns = Partial<
  Pick<
    PaymentAttempt,
    "provider_payment_id" | "browser_token" | "last_error" | "authorized_at" | "order_id" | "problems"
  >
>

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
  [ContainerRegistrationKeys.LOGGER]: Logger
}

/** The settings of the provider in use; none of them without keys. */
type Options = Partial<CardSettings & { provider: CardProviderName }>

/** The ledger of card payments and access to the card provider. Every change of an attempt adds an event. */
export default class CardPaymentModuleService {
  readonly #knex: Knex
  readonly #open: { provider: CardProviderName; gateway: CardGateway } | null

  constructor(dependencies: Dependencies, options: Options = {}) {
    const { provider, apiKey, webhookSecret, merchant, apiUrl } = options
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
    const logger = dependencies[ContainerRegistrationKeys.LOGGER]
    const isOpen = provider && apiKey && webhookSecret
    this.#open = isOpen
      ? {
          provider,
          gateway: CARD_PROVIDERS[provider].createGateway(
            { apiKey, webhookSecret, merchant, apiUrl },
            (message) => logger.error(message),
          ),
        }
      : null
  }

  /** @throws Error if there are no keys: then no card is offered */
  get gateway(): CardGateway {
    return this.#opened.gateway
  }

  get #opened() {
    if (!this.#open) throw new Error("CARD_API_KEY and CARD_WEBHOOK_SECRET are not set")
    return this.#open
  }

  /** Without keys no provider is configured. */
  get isOpen(): boolean {
    return this.#open !== null
  }

  /** The attempt that is or will be payable; at most one per cart. */
  async findPayable(cartId: string): Promise<PaymentAttempt | undefined> {
    return await this.#attempts()
      .where({ cart_id: cartId })
      .whereIn("state", ["preparing", "open", "cancelling"])
      .first()
  }

  async findLatest(cartId: string): Promise<PaymentAttempt | undefined> {
    return await this.#attempts().where({ cart_id: cartId }).orderBy("created_at", "desc").first()
  }

  async find(id: string): Promise<PaymentAttempt | undefined> {
    return await this.#attempts().where({ id }).first()
  }

  async findByProviderPayment(payment: {
    id: string
    attempt_id: string | null
  }): Promise<PaymentAttempt | undefined> {
    const known = await this.#attempts().where({ provider_payment_id: payment.id }).first()
    return known ?? (payment.attempt_id ? await this.find(payment.attempt_id) : undefined)
  }

  /** The payment method that was chosen for a cart. @returns undefined when there is no such cart */
  async readCartPayment(cartId: string): Promise<{ payment_method: string | null } | undefined> {
    const { rows } = await this.#knex.raw(
      `select metadata->>'payment_method' as payment_method from cart where id = ?`,
      [cartId],
    )
    return rows[0]
  }

  /** Writes a new attempt; the database refuses a second payable one for the cart. */
  async open(attempt: Pick<PaymentAttempt, "cart_id" | "amount" | "currency_code">): Promise<PaymentAttempt> {
    const { provider } = this.#opened
    return await this.#knex.transaction(async (transaction) => {
      const [added] = await transaction<PaymentAttempt>("payment_attempt")
        .insert({
          id: `payatt_${randomUUID()}`,
          provider,
          due_at: recheckAt(transaction, 0),
          ...attempt,
        } as never)
        .returning("*")
      if (!added) throw new Error("A payment attempt could not be written down")
      const { cart_id, amount, currency_code } = attempt
      await addEvent(transaction, added.id, "preparing", { cart_id, amount, currency_code, provider })
      return added
    })
  }

  /**
   * Moves an attempt from one state to another, once.
   * @returns the updated attempt; undefined if it is no longer in that state
   */
  async move(
    { id, state: from }: Pick<PaymentAttempt, "id" | "state">,
    to: AttemptState,
    columns: AttemptColumns = {},
  ): Promise<PaymentAttempt | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      const [moved] = await transaction<PaymentAttempt>("payment_attempt")
        .where({ id, state: from })
        .update({
          ...toRow(columns),
          state: to,
          looks: 0,
          due_at: recheckAt(transaction, 0),
          settled_at: isSettled(to) ? transaction.fn.now() : null,
          updated_at: transaction.fn.now(),
        } as never)
        .returning("*")
      if (moved) await addEvent(transaction, id, to, columns)
      return moved
    })
  }

  /** Records an observation about an attempt without changing its state. */
  async recordEvent(
    id: string,
    kind: string,
    columns: AttemptColumns = {},
    data: object = columns,
  ): Promise<void> {
    await this.#knex.transaction(async (transaction) => {
      await transaction("payment_attempt")
        .where({ id })
        .update({ ...toRow(columns), updated_at: transaction.fn.now() })
      await addEvent(transaction, id, kind, data)
    })
  }

  /** Unsettled attempts that have not been checked for a while; they become due again later. */
  async takeDue(limit: number): Promise<PaymentAttempt[]> {
    const due = await this.#attempts()
      .whereNull("settled_at")
      .andWhereRaw("due_at <= now()")
      .orderBy("due_at")
      .limit(limit)
    for (const { id, looks } of due) {
      await this.#knex("payment_attempt")
        .where({ id })
        .update({ looks: looks + 1, due_at: recheckAt(this.#knex, looks + 1) })
    }
    return due
  }

  #attempts() {
    return this.#knex<PaymentAttempt>("payment_attempt").select("*")
  }
}

const recheckAt = (knex: Knex, looks: number) =>
  knex.raw("now() + make_interval(secs => ?)", [recheckDelaySeconds(looks)])

function toRow({ problems, ...columns }: AttemptColumns): object {
  return problems === undefined ? columns : { ...columns, problems: JSON.stringify(problems) }
}

/** Anyone with the token can open the payment page, so it is not recorded. */
async function addEvent(knex: Knex, attemptId: string, kind: string, data: object): Promise<void> {
  const { browser_token: _, ...recorded } = data as AttemptColumns
  await knex("payment_attempt_event").insert({
    id: `payev_${randomUUID()}`,
    attempt_id: attemptId,
    kind,
    data: JSON.stringify(recorded),
  })
}
