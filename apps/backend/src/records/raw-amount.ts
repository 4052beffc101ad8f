const PRECISION = 20

/** Medusa stores each amount twice: as a number, and as text with a precision. This is the second form. */
export const rawAmount = (amount: number) => ({ value: String(amount), precision: PRECISION })

/** The same in SQL. @param amount an expression */
export const rawAmountSql = (amount: string) =>
  `jsonb_build_object('value', cast(${amount} as text), 'precision', ${PRECISION})`
