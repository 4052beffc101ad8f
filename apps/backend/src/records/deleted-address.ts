/** Replaces the domain of the addresses of deleted customers, in records that bookkeeping must keep. */
export const DELETED_DOMAIN = "@deleted.invalid"
