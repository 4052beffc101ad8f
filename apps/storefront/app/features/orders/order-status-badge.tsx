import { useTranslations } from "use-intl"
import { Badge, type Tone } from "#app/ui/badge.tsx"
import { isLabelled, type LabelledStatus, titleCase } from "./order-status.ts"

/** Specification, section 4: more statuses have a colour than the displayed ones. */
const TONES: Record<LabelledStatus, Tone> = {
  pending: "warning",
  authorized: "info",
  paid: "success",
  processing: "info",
  shipped: "accent",
  completed: "success",
  delivered: "success",
  cancelled: "danger",
  canceled: "danger",
  returned: "neutral",
  refunded: "neutral",
  partially_refunded: "neutral",
  requires_action: "warning",
}

/** An order's state in a word; one that nobody knows is shown title-cased. */
export function OrderStatusBadge({ status }: { status: string }) {
  const t = useTranslations("order")
  if (!isLabelled(status)) return <Badge>{titleCase(status)}</Badge>
  return <Badge tone={TONES[status]}>{t(`status_${status}`)}</Badge>
}
