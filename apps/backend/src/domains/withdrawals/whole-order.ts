import { withdrawalStatement } from "@porteka/hungary"
import { LOCALES } from "@porteka/shop/languages"

const STATEMENTS: readonly string[] = LOCALES.map((locale) => withdrawalStatement(locale))

/** SQL: the statements of declarations about a whole order, of which everything goes back, the cost of delivery too. */
export const WHOLE_ORDER_STATEMENTS = STATEMENTS.map(
  (statement) => `'${statement.replaceAll("'", "''")}'`,
).join(", ")
