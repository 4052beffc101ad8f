/** Records to link to and unlink from another one, by id. */
export interface LinkInput {
  add?: string[]
  remove?: string[]
}

/** Work the back end continues after the answer. */
export interface WorkflowTicket {
  transaction_id: string
  summary?: { toCreate: number; toUpdate: number }
}

/** The part of a promotion a rule belongs to. */
export const PROMOTION_RULE_TYPES = ["rules", "target-rules", "buy-rules"] as const
export type PromotionRuleType = (typeof PROMOTION_RULE_TYPES)[number]

export interface ApiKey {
  id: string
  /** Complete only in the answer to its creation. */
  token: string
  redacted: string
  title: string
  type: "secret" | "publishable"
  last_used_at: string | null
  created_by: string
  created_at: string
  revoked_by: string | null
  revoked_at: string | null
  sales_channels?: { id: string; name: string }[] | null
}

/** A note of the staff about an order, a customer or anything else. */
export interface Note {
  id: string
  resource_type: string
  resource_id: string
  value: string
  author_id: string | null
  metadata: Record<string, unknown> | null
  created_at: string
  updated_at: string
}

export interface NoteInput {
  resource_type: string
  resource_id: string
  value: string
  metadata?: Record<string, unknown> | null
}

/** An import or export that runs in the background. */
export interface BatchJob {
  id: string
  type: "product-import" | "product-export"
  /** Medusa's name for its progress. */
  status: string
  created_at: string | null
}

export interface GiftCardInput {
  /** Whole forints. */
  value: number
  /** ISO 8601. */
  ends_at?: string
}

export interface GiftCardChange {
  is_disabled?: boolean
  ends_at?: string | null
}
