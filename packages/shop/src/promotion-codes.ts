/** The most characters of a promotion's code. */
export const MAX_PROMOTION_CODE = 64

/** A promotion's code: people type it, and links contain it. */
export const PROMOTION_CODE = /^[\p{L}\p{N}_-]+$/u
