/** What payments, refunds or credits come to; the database's decimals are texts. */
export const sumOfAmounts = (rows: readonly { amount: number | string }[] | null | undefined): number =>
  (rows ?? []).reduce((sum, { amount }) => sum + Number(amount), 0)
