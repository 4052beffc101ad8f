/** What a person does to a cart, in this order: each leaves it as the next one expects it. */
export const CHANGES = ["add", "update", "remove"] as const
export type Change = (typeof CHANGES)[number]
