import type { Cart, CheckoutProblem } from "@porteka/commerce-sdk"
import type { LineNews } from "#app/features/cart/contract/line-news.ts"
import { readShortages } from "#app/features/cart/server/cart-news.server.ts"
import { type ProblemView, toProblemViews } from "#app/features/checkout/problem-view.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"

/** The products of a cart that cannot be ordered now, so that nobody fills in the checkout's form in vain. */
export async function readMissingProducts(
  reading: Pick<RequestContext, "commerce" | "locale">,
  cart: Cart,
): Promise<ProblemView[]> {
  const shortages = Object.entries(await readShortages(reading, cart))
  const problems = shortages.flatMap(([id, news]) => news.flatMap((one) => problemOf(id, one)))
  return toProblemViews(problems, cart)
}

function problemOf(id: string, news: LineNews): CheckoutProblem[] {
  if (news.kind === "gone") return [{ code: "item_unavailable", line_item_id: id }]
  return news.kind === "stock" ? [{ code: "out_of_stock", line_item_id: id, available: news.left }] : []
}
