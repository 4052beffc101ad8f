export const STAFF_ROLES = ["owner", "orders", "content", "read_only"] as const
/** What a member of the staff may do: everything, what belongs to orders, what belongs to goods and texts, or only look. */
export type StaffRole = (typeof STAFF_ROLES)[number]

export interface StaffMember {
  /** Of the account, or of the invitation. */
  id: string
  email: string
  name: string
  role: StaffRole
  /** The invitation was not accepted yet. */
  is_invited: boolean
}

/** One change that somebody of the staff made. */
export interface StaffAction {
  id: string
  at: string
  actor_id: string
  /** Null: a key, or an account that is gone. */
  email: string | null
  method: string
  /** Without the query. */
  path: string
  /** The id of what was changed. */
  subject: string | null
}
