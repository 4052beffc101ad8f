import { useTranslations } from "use-intl"
import { Badge, type Tone } from "#app/ui/commerce/badge.tsx"
import { type DisplayedStatus, type LabelledStatus, labelledStatus, titleCase } from "./order-status.ts"

const TONES: Record<LabelledStatus, Tone> = {
  pending: "warning",
  authorized: "info",
  paid: "success",
  processing: "info",
  shipped: "accent",
  delivered: "success",
  completed: "success",
  cancelled: "danger",
  returned: "neutral",
  refunded: "neutral",
  partially_refunded: "neutral",
  requires_action: "warning",
  awaiting_transfer: "warning",
}

/** An order's status in a word. */
export function OrderStatusBadge({ status }: { status: DisplayedStatus }) {
  const t = useTranslations("order")
  const label = labelledStatus(status)
  return (
    <Badge tone={label ? TONES[label] : "neutral"}>{label ? t(`status_${label}`) : titleCase(status)}</Badge>
  )
}
