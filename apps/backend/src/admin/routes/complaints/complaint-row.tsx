import { Button, Label, StatusBadge, Table, Text, Textarea } from "@medusajs/ui"
import type { ComplaintCase, ComplaintState } from "@porteka/commerce-sdk"
import { type ReactNode, useState } from "react"
import { formatDay, formatMoment } from "../../format-moment.ts"
import { OrderLink } from "../../order-link.tsx"
import { PhotoList } from "../../photo-list.tsx"
import { useBusy } from "../../use-busy.ts"
import { useDraft } from "../../use-draft.ts"
import { complaintTexts } from "./complaint-texts.ts"
import { moveComplaint } from "./complaints-api.ts"

interface ComplaintRowProps {
  complaint: ComplaintCase
  onMoved: () => void
}

const OPEN_STATES: readonly ComplaintState[] = ["received", "checking"]

/** A complaint with its deadline; opened, all of it and what can be done. */
export function ComplaintRow({ complaint, onMoved }: ComplaintRowProps) {
  const { reference, order_id: orderId, order_reference: order, status } = complaint
  const texts = complaintTexts()
  const [isOpen, setOpen] = useState(false)
  const isWaiting = OPEN_STATES.includes(status)
  const isOverdue = isWaiting && new Date(`${complaint.answer_by}T23:59:59Z`) < new Date()
  return (
    <>
      <Table.Row>
        <Table.Cell className="whitespace-nowrap">
          {reference}
          {complaint.receipt_sent_at === null && (
            <Text size="xsmall" className="text-ui-fg-error">
              {texts.receiptMissing}
            </Text>
          )}
        </Table.Cell>
        <Table.Cell>{formatMoment(complaint.received_at)}</Table.Cell>
        <Table.Cell className="max-w-80 whitespace-normal [overflow-wrap:anywhere]">
          {complaint.name}
          <br />
          <a href={`mailto:${complaint.email}?subject=${encodeURIComponent(reference)}`}>{complaint.email}</a>
        </Table.Cell>
        <Table.Cell className="max-w-40 whitespace-normal [overflow-wrap:anywhere]">
          <OrderLink id={orderId}>{order}</OrderLink>
        </Table.Cell>
        <Table.Cell>
          {formatDay(complaint.answer_by)}
          {isOverdue && (
            <Text size="xsmall" className="text-ui-fg-error">
              {texts.overdue}
            </Text>
          )}
        </Table.Cell>
        <Table.Cell>
          <StatusBadge color={isWaiting ? "orange" : "green"}>{texts.states[status]}</StatusBadge>
        </Table.Cell>
        <Table.Cell>
          <Button
            size="small"
            variant="secondary"
            aria-expanded={isOpen}
            aria-label={`${reference}: ${isOpen ? texts.close : texts.open}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.close : texts.open}
          </Button>
        </Table.Cell>
      </Table.Row>
      {isOpen && (
        <Table.Row>
          <td colSpan={texts.columns.length} className="whitespace-normal px-6 py-4">
            <ComplaintDetails complaint={complaint} onMoved={onMoved} />
          </td>
        </Table.Row>
      )}
    </>
  )
}

function ComplaintDetails({ complaint, onMoved }: ComplaintRowProps) {
  const { id, status, locale } = complaint
  const texts = complaintTexts()
  const [answer, setAnswer, sent] = useDraft(`complaint:${id}`, complaint.answer)
  const [isBusy, run] = useBusy()

  const move = (next: ComplaintState) => {
    const isMailed = next === "answered" || next === "rejected"
    return run(
      async () => {
        await moveComplaint(id, next, isMailed ? answer.trim() : "")
        if (isMailed) sent()
        onMoved()
      },
      isMailed ? texts.mailed : texts.saved,
    )
  }

  return (
    <div className="sticky left-6 flex w-[min(48rem,calc(100vw-5rem))] flex-col gap-4">
      <Written title={texts.description} lang={locale}>
        {complaint.description}
      </Written>
      <PhotoList photos={complaint.photos} altOf={texts.photo} />
      <Written title={texts.request} lang={locale}>
        {complaint.request || texts.noRequest}
      </Written>
      <div>
        <Label htmlFor={`answer-${id}`} size="small">
          {texts.answer}
        </Label>
        <Textarea
          id={`answer-${id}`}
          rows={5}
          maxLength={5000}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        {complaint.answered_at && (
          <Text size="xsmall" className="text-ui-fg-subtle">
            {texts.answeredAt(formatMoment(complaint.answered_at))}
          </Text>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isBusy || answer.trim() === ""} onClick={() => move("answered")}>
          {texts.send}
        </Button>
        <Button
          size="small"
          variant="danger"
          disabled={isBusy || answer.trim() === ""}
          onClick={() => move("rejected")}
        >
          {texts.reject}
        </Button>
        {status === "received" && (
          <Button size="small" variant="secondary" disabled={isBusy} onClick={() => move("checking")}>
            {texts.check}
          </Button>
        )}
        {status !== "closed" && (
          <Button size="small" variant="secondary" disabled={isBusy} onClick={() => move("closed")}>
            {texts.settle}
          </Button>
        )}
      </div>
    </div>
  )
}

function Written({ title, lang, children }: { title: string; lang: string; children: ReactNode }) {
  return (
    <div>
      <Text size="small" weight="plus">
        {title}
      </Text>
      <Text lang={lang} className="whitespace-pre-line break-words">
        {children}
      </Text>
    </div>
  )
}
