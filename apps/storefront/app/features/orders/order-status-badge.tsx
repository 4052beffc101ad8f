import { useTranslations } from "use-intl"
import { Badge, type Tone } from "#app/ui/goods/badge.tsx"
import type { DisplayedStatus } from "./order-status.ts"

const TONES: Record<DisplayedStatus, Tone> = {
  pending: "warning",
  authorized: "info",
  paid: "success",
  processing: "info",
  shipped: "accent",
  completed: "success",
  cancelled: "danger",
  refunded: "neutral",
  partially_refunded: "neutral",
  requires_action: "warning",
}

/** An order's state in a word. */
export function OrderStatusBadge({ status }: { status: DisplayedStatus }) {
  const t = useTranslations("order")
  return <Badge tone={TONES[status]}>{t(`status_${status}`)}</Badge>
}
