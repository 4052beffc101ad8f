import type { ComputeActionContext, ComputeActions } from "@medusajs/framework/types"
import promotionModule from "@medusajs/medusa/promotion"

/** A line of a cart, as far as conditions about categories read it. */
interface CategorizedLine {
  product?: { categories?: { id: string }[] | null } | null
}

interface CategoryPath {
  id: string
  /** The ids from the top category to this one, with dots between them. */
  mpath: string
}

interface PromotionService {
  baseRepository_: {
    getFreshManager(): { execute(sql: string, values: unknown[]): Promise<CategoryPath[]> }
  }
  computeActions(
    codes: string[],
    context: ComputeActionContext,
    ...rest: unknown[]
  ): Promise<ComputeActions[]>
}

let installed = false

/**
 * Promotions for a category apply to the products of its subcategories as well, as on the category's page: Medusa
 * compares only the categories that a product itself has, and has no hook that could add others.
 */
export function installParentCategories(): void {
  if (installed) return
  installed = true
  const service = promotionModule.service.prototype as unknown as PromotionService
  const { computeActions } = service
  service.computeActions = async function computeWithParents(codes, context, ...rest) {
    const lines = (context.items ?? []) as CategorizedLine[]
    const ids = [...new Set(lines.flatMap(categoriesOf))]
    if (ids.length === 0) return computeActions.call(this, codes, context, ...rest)
    const paths = await this.baseRepository_
      .getFreshManager()
      .execute(`select id, mpath from product_category where id in (${ids.map(() => "?").join(", ")})`, ids)
    const items = withParents(lines, paths) as ComputeActionContext["items"]
    return computeActions.call(this, codes, { ...context, items } as ComputeActionContext, ...rest)
  }
}

const categoriesOf = ({ product }: CategorizedLine): string[] =>
  (product?.categories ?? []).map(({ id }) => id)

/** The lines, their products also in all categories above their own. */
export function withParents<Line extends CategorizedLine>(
  lines: readonly Line[],
  paths: readonly CategoryPath[],
): Line[] {
  const pathOf = new Map(paths.map(({ id, mpath }) => [id, mpath.split(".")]))
  return lines.map((line) => {
    const own = categoriesOf(line)
    if (own.length === 0) return line
    const all = new Set(own.flatMap((id) => [...(pathOf.get(id) ?? []), id]))
    return { ...line, product: { ...line.product, categories: [...all].map((id) => ({ id })) } }
  })
}
