import { type FormEvent, type ReactNode, useEffect, useRef } from "react"
import { type FetcherWithComponents, useFetcher } from "react-router"
import { usePaths } from "#app/i18n/paths.ts"
import { publishCartSummary } from "./cart-summary.ts"
import type { CartIntent } from "./contract/cart-intent.ts"
import type { CartReply } from "./contract/cart-reply.ts"
import type { ProductNote } from "./product-note.ts"
import { rememberUnanswered } from "./unanswered-adds.ts"

/** Field that asks for data instead of a page: set by our scripts only. */
export const SCRIPTED_FIELD = "scripted"
/** Field with the product's data, from which the browser's local cart is made while the back end is unavailable. */
export const PRODUCT_FIELD = "product"

/** Field that identifies an addition until it is answered. */
export const SENT_FIELD = "sent"

interface CartFormProps {
  id?: string | undefined
  intent: CartIntent["intent"]
  /** Additional form values. */
  fields?: Record<string, string>
  product?: ProductNote | undefined
  className?: string | undefined
  onSend?: (() => void) | undefined
  /** Called once for every reply. */
  onReply?: (reply: CartReply) => void
  fetcherKey?: string
  children: (fetcher: FetcherWithComponents<CartReply>) => ReactNode
}

/**
 * Every change of the cart is this form, posted to the cart's URL. Without scripts it leads to the cart page;
 * with them the page stays and the reply is data.
 */
export function CartForm({
  id,
  intent,
  fields = {},
  product,
  className,
  onSend,
  onReply,
  fetcherKey,
  children,
}: CartFormProps) {
  const paths = usePaths()
  const fetcher = useFetcher<CartReply>(fetcherKey === undefined ? {} : { key: fetcherKey })
  useReply(fetcher, onReply)
  // Added on submit: fields rendered after hydration would be missing from a form sent at that moment.
  const addScriptedFields = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const add = ({ formData }: FormDataEvent) => {
      formData.set(SCRIPTED_FIELD, "1")
      if (product) formData.set(PRODUCT_FIELD, JSON.stringify(product))
      if (intent === "add") formData.set(SENT_FIELD, rememberUnanswered(formData))
    }
    currentTarget.addEventListener("formdata", add, { once: true })
    onSend?.()
  }
  return (
    <fetcher.Form
      id={id}
      method="post"
      action={paths.cart()}
      className={className}
      onSubmit={addScriptedFields}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(fetcher)}
    </fetcher.Form>
  )
}

function useReply(
  fetcher: FetcherWithComponents<CartReply>,
  onReply: ((reply: CartReply) => void) | undefined,
) {
  const seen = useRef<CartReply | undefined>(undefined)
  useEffect(() => {
    if (fetcher.state !== "idle" || !fetcher.data || fetcher.data === seen.current) return
    seen.current = fetcher.data
    if (fetcher.data.summary) publishCartSummary(fetcher.data.summary)
    onReply?.(fetcher.data)
  }, [fetcher.state, fetcher.data, onReply])
}
