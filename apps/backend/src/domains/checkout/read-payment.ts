import type { MedusaContainer } from "@medusajs/framework/types"
import { readRecords } from "../../records/read-records.ts"
import { notFound } from "../../refusals/refusals.ts"

interface Session {
  id: string
  status: string
  selected?: boolean
}

interface Collection {
  id: string
  payment_sessions: (Session | null)[]
}

const FIELDS = [
  "id",
  "currency_code",
  "amount",
  "status",
  "captured_amount",
  "refunded_amount",
  "payment_sessions.id",
  "payment_sessions.provider_id",
  "payment_sessions.amount",
  "payment_sessions.currency_code",
  "payment_sessions.status",
  "payment_sessions.data",
]

/** @throws 404 */
export async function readCollection(container: MedusaContainer, id: string): Promise<Collection> {
  const [collection] = await readRecords<Collection>(container, {
    entity: "payment_collection",
    fields: FIELDS,
    filters: { id },
  })
  if (!collection) throw notFound("There is no such payment collection")
  for (const session of collection.payment_sessions) if (session) session.selected = isSelected(session)
  return collection
}

/**
 * A cart keeps one session at a time, that of the chosen payment method; a provider may have ended it
 * (specification 3).
 */
export const isSelected = ({ status }: { status?: unknown }) => status !== "canceled" && status !== "error"

/** @throws 404, also for a session of another collection */
export async function readSession(
  container: MedusaContainer,
  collectionId: string,
  sessionId: string,
): Promise<Session> {
  const { payment_sessions: sessions } = await readCollection(container, collectionId)
  const session = sessions.find((candidate) => candidate?.id === sessionId)
  if (!session) throw notFound("There is no such payment session")
  return session
}
