import { randomUUID } from "node:crypto"
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentOutput,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import { AbstractPaymentProvider, PaymentActions, PaymentSessionStatus } from "@medusajs/framework/utils"
import { AWAITING_MONEY, MONEY_HAS_COME } from "./ids.ts"

type PendingState = "new" | typeof AWAITING_MONEY.state | typeof MONEY_HAS_COME | "confirmed" | "canceled"

/**
 * Payment outside the shop. An authorization, which happens when the order is placed or by Medusa's "Check
 * status", leaves the payment awaited until the staff has confirmed it (`record-payment.ts`, which writes
 * that into the session). So an order is never paid, nor excluded from the canceling of unpaid orders,
 * without somebody's confirmation.
 */
export abstract class PendingPaymentProvider extends AbstractPaymentProvider {
  // Medusa's base class hides its constructor from the module's registration.
  constructor(container: Record<string, unknown>, options?: Record<string, unknown>) {
    super(container, options)
  }

  async initiatePayment(): Promise<InitiatePaymentOutput> {
    return { id: randomUUID(), data: { state: "new" satisfies PendingState } }
  }

  async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    if (data?.state === MONEY_HAS_COME) {
      return { status: PaymentSessionStatus.AUTHORIZED, data: { state: "confirmed" satisfies PendingState } }
    }
    return {
      status: PaymentSessionStatus.PENDING_AUTHORIZATION,
      data: { ...AWAITING_MONEY },
    }
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    const statuses: Record<PendingState, GetPaymentStatusOutput["status"]> = {
      new: PaymentSessionStatus.PENDING,
      awaiting: PaymentSessionStatus.PENDING_AUTHORIZATION,
      [MONEY_HAS_COME]: PaymentSessionStatus.PENDING_AUTHORIZATION,
      confirmed: PaymentSessionStatus.AUTHORIZED,
      canceled: PaymentSessionStatus.CANCELED,
    }
    return { status: statuses[(data?.state as PendingState) ?? "new"] }
  }

  async updatePayment({ data }: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return { data }
  }

  async deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return { data }
  }

  async capturePayment({ data }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data }
  }

  async refundPayment({ data }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    return { data }
  }

  async retrievePayment({ data }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data }
  }

  async cancelPayment(_input: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return { data: { state: "canceled" satisfies PendingState } }
  }

  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED }
  }
}
