import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { Button, Container, Heading, StatusBadge, Text, toast } from "@medusajs/ui"
import type { Shortcoming } from "@porteka/commerce-sdk"
import { useEffect, useState } from "react"
import { useLocation } from "react-router-dom"
import { fetchJson, post } from "../back-end.ts"
import { CategoryForm } from "../product-check/category-form.tsx"
import { checkTexts, REPAIRABLE } from "../product-check/shortcoming-texts.ts"
import { onSaved } from "../saved-news.ts"
import { withBoundary } from "../widget-boundary.tsx"

interface Answer {
  shortcomings: Shortcoming[]
}

/** What a product lacks to be bought, and to be attractive for shoppers. */
function ProductCheck({ data: product }: DetailWidgetProps<AdminProduct>) {
  const [shortcomings, setShortcomings] = useState<Shortcoming[] | null>(null)
  const path = `/admin/products/${product.id}/shortcomings`
  const take = (answer: Promise<Answer>) =>
    answer.then(
      (found) => setShortcomings(found.shortcomings),
      (error: Error) => toast.error(error.message),
    )
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever the product has been saved, and after every window of its page, such as that for stock.
  useEffect(() => {
    take(fetchJson<Answer>(path))
    return onSaved(() => take(fetchJson<Answer>(path)))
  }, [path, product.updated_at, product.status, pathname])

  if (!shortcomings) return null
  const texts = checkTexts()
  const uncategorized = shortcomings.find(({ code }) => code === "no_category")
  const isBlocked = shortcomings.some(({ is_blocking: isBlocking }) => isBlocking)
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-2 px-6 py-4">
        <Heading level="h2">{texts.heading}</Heading>
        <State isBlocked={isBlocked} count={shortcomings.length} />
      </div>
      {shortcomings.length > 0 && (
        <ul className="flex flex-col gap-2 px-6 py-4">
          {shortcomings.map(({ code, about, is_blocking: isBlocking }) => (
            <li key={code}>
              <Text size="small" className={isBlocking ? "text-ui-fg-error" : "text-ui-fg-subtle"}>
                {texts.shortcomings[code](about)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {uncategorized && (
        <CategoryForm
          productId={product.id}
          likely={uncategorized.about[0]}
          onSaved={() => take(fetchJson<Answer>(path))}
        />
      )}
      {shortcomings.some(({ code }) => REPAIRABLE.includes(code)) && (
        <div className="px-6 py-4">
          <Button size="small" variant="secondary" onClick={() => take(post<Answer>(path, {}))}>
            {texts.repair}
          </Button>
        </div>
      )}
    </Container>
  )
}

function State({ isBlocked, count }: { isBlocked: boolean; count: number }) {
  const texts = checkTexts()
  if (isBlocked) return <StatusBadge color="red">{texts.blocked}</StatusBadge>
  if (count > 0) return <StatusBadge color="orange">{texts.incomplete}</StatusBadge>
  return <StatusBadge color="green">{texts.fine}</StatusBadge>
}

export default withBoundary(ProductCheck)

export const config = defineWidgetConfig({ zone: "product.details.side.before" })
