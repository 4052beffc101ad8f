import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import type { ReactNode } from "react"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Facts, type FactsProps } from "./facts.tsx"

const RECEIPT_TEXTS = {
  sent: "receiptSent",
  coming: "receiptLater",
  withheld: "receiptWithheld",
} as const satisfies Record<ReceiptDelivery, string>

interface CaseReceiptProps {
  receipt: ReceiptDelivery
  rows: FactsProps["rows"]
  textOf: (key: "doneTitle" | (typeof RECEIPT_TEXTS)[ReceiptDelivery]) => string
  /** What happens next. */
  children?: ReactNode
}

/** A recorded case with its number and everything that was given, so that the page can be kept as a receipt. */
export function CaseReceipt({ receipt, rows, textOf, children }: CaseReceiptProps) {
  return (
    <div className="flex flex-col gap-6">
      <Notice tone="success" live title={textOf("doneTitle")}>
        {textOf(RECEIPT_TEXTS[receipt])}
      </Notice>
      <Facts rows={rows} />
      {children}
    </div>
  )
}
