/** Names whom a page was made for: see `form-owner.server.ts`. */
export const OWNER_FIELD = "form_owner"
