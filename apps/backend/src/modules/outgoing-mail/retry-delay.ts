const FIRST_DELAY_MINUTES = 1
const LONGEST_DELAY_MINUTES = 60

/**
 * After this number of failures an e-mail is given up and an admin has to check it. With the delays below:
 * about 14 hours.
 */
export const MAX_ATTEMPTS = 20

/** Minutes to wait after the n-th failed attempt (n from 1): 1, 2, 4 … 60. */
export function retryDelayMinutes(attempts: number): number {
  return Math.min(LONGEST_DELAY_MINUTES, FIRST_DELAY_MINUTES * 2 ** (attempts - 1))
}
