import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Button, Container, Heading, StatusBadge, Text, toast } from "@medusajs/ui"
import type { OfficeInvoice } from "@porteka/commerce-sdk"
import { useCallback, useEffect, useState } from "react"
import { ask } from "../ask.ts"

const KINDS = { invoice: "Számla", storno: "Sztornószámla", correction: "Helyesbítő számla" }
const STATES = {
  pending: { label: "Kiállításra vár", color: "orange" },
  issuing: { label: "Kiállítás alatt", color: "orange" },
  issued: { label: "Kiállítva", color: "green" },
  failed: { label: "Nem sikerült", color: "red" },
} as const

/** The invoices of an order: where each stands, its file, and another try for one that failed. */
export default function OrderInvoices({ data: order }: DetailWidgetProps<AdminOrder>) {
  const [invoices, setInvoices] = useState<OfficeInvoice[] | null>(null)
  const load = useCallback(() => {
    ask<{ invoices: OfficeInvoice[] }>(`/admin/orders/${order.id}/invoices`).then(
      (answer) => setInvoices(answer.invoices),
      (error: Error) => toast.error(error.message),
    )
  }, [order.id])
  useEffect(load, [load])

  const retry = async (id: string) => {
    try {
      await ask(`/admin/invoices/${id}/retry`, { method: "POST" })
      load()
    } catch (error) {
      toast.error((error as Error).message)
    }
  }

  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        Számlák
      </Heading>
      {invoices?.length === 0 && (
        <Text size="small" className="px-6 py-4 text-ui-fg-subtle">
          Még nincs. Fizetéskor, utánvétnél feladáskor készül.
        </Text>
      )}
      {invoices?.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} onRetry={retry} />
      ))}
    </Container>
  )
}

function Row({ invoice, onRetry }: { invoice: OfficeInvoice; onRetry: (id: string) => void }) {
  const { id, kind, state, number, provider, last_error: reason } = invoice
  return (
    <div className="flex flex-col gap-2 px-6 py-4">
      <div className="flex items-center justify-between gap-2">
        <Text size="small" weight="plus">
          {KINDS[kind]} {number ?? ""}
        </Text>
        <StatusBadge color={STATES[state].color}>{STATES[state].label}</StatusBadge>
      </div>
      {provider === "local" && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          Minta, nem számla: nincs bekötve számlázó.
        </Text>
      )}
      {reason && (
        <Text size="xsmall" className="text-ui-fg-error">
          {reason}
        </Text>
      )}
      {state === "issued" && (
        <a className="text-ui-fg-interactive txt-small" href={`/admin/invoices/${id}/file`}>
          Letöltés (PDF)
        </a>
      )}
      {state === "failed" && (
        <Button size="small" variant="secondary" onClick={() => onRetry(id)}>
          Újra
        </Button>
      )}
    </div>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.side.after" })
