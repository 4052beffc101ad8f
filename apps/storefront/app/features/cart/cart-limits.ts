/** The most pieces of one variant a cart takes. */
export const MAX_LINE_QUANTITY = 99
