import type { Cart, CheckoutProblem, CheckoutProblemCode } from "@porteka/commerce-sdk"

/** Why a cart cannot become an order, as data for a message. */
export interface ProblemView {
  code: CheckoutProblemCode | "sold_out"
  title: string
  expected: number
  actual: number
  available: number
  promotionCode: string
}

/** Names the products of a problem; a sold-out item has its own text. */
export function toProblemViews(problems: CheckoutProblem[], cart: Cart): ProblemView[] {
  return problems.map((problem) => {
    const item = cart.items.find((candidate) => candidate.id === problem.line_item_id)
    const soldOut = problem.code === "out_of_stock" && (problem.available ?? 0) <= 0
    return {
      code: soldOut ? "sold_out" : problem.code,
      title: [item?.product_title ?? item?.title, item?.variant_title].filter(Boolean).join(", "),
      expected: problem.expected ?? 0,
      actual: problem.actual ?? 0,
      available: problem.available ?? 0,
      promotionCode: problem.promotion_code ?? "",
    }
  })
}
