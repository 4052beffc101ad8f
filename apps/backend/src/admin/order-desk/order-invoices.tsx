import { Button, StatusBadge, Text } from "@medusajs/ui"
import type { AdminInvoice } from "@porteka/commerce-sdk"
import { useCallback } from "react"
import { fetchJson } from "../back-end.ts"
import { useAnswer } from "../use-answer.ts"
import { useBusy } from "../use-busy.ts"
import { eventTexts } from "./event-labels.ts"
import { Line, Section } from "./panel-section.tsx"
import { panelTexts } from "./panel-texts.ts"

const COLORS = { pending: "orange", issuing: "orange", issued: "green", failed: "red" } as const

interface OrderInvoicesProps {
  orderId: string
  isCancelled: boolean
  /** A changed value causes a new request. */
  version: string
}

/** The invoices of an order: status, file, and a retry for one that failed. */
export function OrderInvoices({ orderId, isCancelled, version }: OrderInvoicesProps) {
  const texts = panelTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever the panel was.
  const readInvoices = useCallback(
    () => fetchJson<{ invoices: AdminInvoice[] }>(`/admin/orders/${orderId}/invoices`),
    [orderId, version],
  )
  const [answer, reload] = useAnswer(readInvoices)

  const [, run] = useBusy()
  const retry = (id: string) =>
    run(async () => {
      await fetchJson(`/admin/invoices/${id}/retry`, { method: "POST" })
      reload()
    })

  return (
    <Section title={texts.invoices}>
      {answer?.invoices.length === 0 && <Line>{isCancelled ? texts.neverInvoiced : texts.noInvoice}</Line>}
      {answer?.invoices.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} onRetry={retry} />
      ))}
    </Section>
  )
}

function Row({ invoice, onRetry }: { invoice: AdminInvoice; onRetry: (id: string) => void }) {
  const { id, kind, state, number, provider, last_error: reason } = invoice
  const texts = panelTexts()
  const { invoices, invoiceStates } = eventTexts()
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <Line>
          {invoices[kind]} {number ?? ""}
        </Line>
        <StatusBadge color={COLORS[state]}>{invoiceStates[state]}</StatusBadge>
        {state === "issued" && (
          <a className="text-ui-fg-interactive txt-small" href={`/admin/invoices/${id}/file`}>
            {texts.file}
          </a>
        )}
        {state === "failed" && (
          <Button size="small" variant="secondary" onClick={() => onRetry(id)}>
            {texts.again}
          </Button>
        )}
      </div>
      {provider === "local" && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {texts.sample}
        </Text>
      )}
      {reason && (
        <Text size="xsmall" className="text-ui-fg-error">
          {reason}
        </Text>
      )}
    </div>
  )
}
