const MONEY = new Intl.NumberFormat("hu-HU", { maximumFractionDigits: 0, useGrouping: "always" })

/** `12 990 Ft` */
export const formatMoney = (amount: number): string => `${MONEY.format(amount)}\u00a0Ft`
