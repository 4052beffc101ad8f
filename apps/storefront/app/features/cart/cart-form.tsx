import { type ReactNode, useEffect, useRef } from "react"
import { type FetcherWithComponents, useFetcher } from "react-router"
import { usePaths } from "#app/i18n/paths.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { CartIntent } from "./cart-intent.ts"
import type { CartReply } from "./cart-reply.server.ts"
import { publishCartSummary } from "./cart-summary.ts"
import type { WareNote } from "./ware-note.ts"

/** Field that asks for data instead of a page: only our scripts set it. */
export const SCRIPTED_FIELD = "scripted"
/** Field with the goods' description, from which the browser's own cart is made while the back end is away. */
export const WARE_FIELD = "ware"

interface CartFormProps {
  intent: CartIntent["intent"]
  /** Values that go with the intent as they are. */
  fields?: Record<string, string>
  ware?: WareNote
  className?: string
  onSend?: () => void
  /** Told once for every answer. */
  onReply?: (reply: CartReply) => void
  fetcherKey?: string
  children: (fetcher: FetcherWithComponents<CartReply>) => ReactNode
}

/**
 * Every change of the cart is this form, posted to the cart's address. Without scripts it leads to the cart
 * page; with them the page stays and the answer comes as data.
 */
export function CartForm({
  intent,
  fields = {},
  ware,
  className,
  onSend,
  onReply,
  fetcherKey,
  children,
}: CartFormProps) {
  const paths = usePaths()
  const fetcher = useFetcher<CartReply>({ key: fetcherKey })
  const hydrated = useHydrated()
  useReply(fetcher, onReply)
  return (
    <fetcher.Form method="post" action={paths.cart()} className={className} onSubmit={onSend}>
      <input type="hidden" name="intent" value={intent} />
      {hydrated && <input type="hidden" name={SCRIPTED_FIELD} value="1" />}
      {hydrated && ware && <input type="hidden" name={WARE_FIELD} value={JSON.stringify(ware)} />}
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
