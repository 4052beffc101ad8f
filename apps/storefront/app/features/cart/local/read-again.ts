const TOO_MANY_REQUESTS = 429
const FIRST_OUTAGE = 500

/**
 * Whether the cart is read again after a change that was answered with this status. Also after a refused one: of several quick
 * changes of a line only the last is awaited, and those before it may have been made. Not at once while the shop is
 * unavailable or asks to wait, because reading would fail as well: `readWhenBack` does it later.
 */
export const readsAgainAfter = (status = 0): boolean => status < FIRST_OUTAGE && status !== TOO_MANY_REQUESTS
