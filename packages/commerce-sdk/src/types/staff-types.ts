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
  /** Signs in with a code of an authenticator app, too. */
  has_second_factor: boolean
}

/** Who works in the shop, and what is asked of all of them. */
export interface StaffAnswer {
  staff: StaffMember[]
  /** Whoever has no second factor can do nothing but set one up. */
  second_factor_required: boolean
}

export interface OwnRights {
  role: StaffRole
  /** The owner asks for a second factor, and this account has none yet. */
  needs_second_factor: boolean
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

/** Code of a 403: the owner asks for a second factor, and the account has none. */
export const SECOND_FACTOR_NEEDED = "second_factor_needed"
