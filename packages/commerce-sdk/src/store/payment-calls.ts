import { answerWith, hasFields, isList, isNumber, isText } from "../checks/answer-shape.ts"
import { checkOne } from "../checks/answers.ts"
import { get, post } from "../core/endpoint.ts"
import type { FieldsQuery, ListAnswer, PageQuery } from "../types/list-types.ts"
import type {
  PaymentCollection,
  PaymentProvider,
  PaymentSession,
  PaymentSessionInput,
} from "../types/payment-types.ts"

export interface CollectionAnswer {
  payment_collection: PaymentCollection
}

/** Medusa returns a new one's status only if `fields` asks for it. */
export interface NewCollectionAnswer {
  payment_collection: Omit<PaymentCollection, "status"> & Partial<Pick<PaymentCollection, "status">>
}

const checkCollection = answerWith({ payment_collection: hasFields({ id: isText, amount: isNumber }) })

export const payment = {
  listProviders: get("/store/payment-providers")
    .asks<PageQuery & { region_id: string }>()
    .gives<ListAnswer<"payment_providers", PaymentProvider>>(answerWith({ payment_providers: isList })),

  /** Repeatable: a cart has one collection, and Medusa returns the existing one. */
  createCollection: post("/store/payment-collections")
    .takes<{ cart_id: string }>()
    .asks<FieldsQuery>()
    .gives<NewCollectionAnswer>(checkCollection)
    .repeatable(),

  retrieveCollection: get("/store/payment-collections/{id}")
    .asks<FieldsQuery>()
    .gives<CollectionAnswer>(checkCollection),

  /** Repeatable with its idempotency key: the back end opens one payment for it. */
  createSession: post("/store/payment-collections/{id}/payment-sessions")
    .takes<PaymentSessionInput>()
    .asks<FieldsQuery>()
    .gives<CollectionAnswer>(checkCollection)
    .repeatable(),

  authorizeSession: post("/store/payment-collections/{id}/sessions/{session_id}/authorize").gives<{
    payment_session: PaymentSession
  }>(checkOne("payment_session")),

  authorizeSessions: post("/store/payment-collections/{id}/sessions/batch/authorize")
    .takes<{ session_ids: string[] }>()
    .gives<CollectionAnswer>(checkCollection),

  manageSessions: post("/store/payment-collections/{id}/sessions/batch")
    .takes<{ sessions: (PaymentSessionInput & { amount: number; session_id?: string })[] }>()
    .gives<CollectionAnswer>(checkCollection),

  manageSession: post("/store/payment-collections/{id}/sessions")
    .takes<PaymentSessionInput>()
    .gives<CollectionAnswer>(checkCollection),

  refreshSession: post("/store/payment-collections/{id}/sessions/{session_id}").gives<{
    payment_session: PaymentSession
  }>(checkOne("payment_session")),
}
