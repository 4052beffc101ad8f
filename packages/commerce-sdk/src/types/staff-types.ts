export const STAFF_ROLES = ["owner", "orders", "content", "read_only"] as const
/** Roles of the staff: everything, orders, products and texts, or read only. */
export type StaffRole = (typeof STAFF_ROLES)[number]

export interface StaffMember {
  /** The id of the account, or of the invitation. */
  id: string
  email: string
  name: string
  role: StaffRole
  /** The invitation was not accepted yet. */
  is_invited: boolean
  /** Also signs in with an authenticator code. */
  has_second_factor: boolean
}

/** The staff, and the requirements for all of them. */
export interface StaffAnswer {
  staff: StaffMember[]
  /** Anyone without a second factor can only set one up. */
  second_factor_required: boolean
}

export interface OwnRights {
  role: StaffRole
  /** The owner requires a second factor, and this account has none yet. */
  needs_second_factor: boolean
}

/** A change made by a staff member. */
export interface StaffAction {
  id: string
  at: string
  actor_id: string
  /** Null: an API key, or a deleted account. */
  email: string | null
  method: string
  /** Without the query. */
  path: string
  /** The id of what was changed. */
  subject: string | null
}

/** Code of a 403: the owner requires a second factor, and the account has none. */
export const SECOND_FACTOR_NEEDED = "second_factor_needed"
