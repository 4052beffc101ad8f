import { Button, Label, StatusBadge, Table, Text, Textarea } from "@medusajs/ui"
import {
  WITHDRAWAL_DECISIONS,
  type WithdrawalCase,
  type WithdrawalDecision,
} from "@porteka/commerce-sdk/wire"
import { budapestDay } from "@porteka/hungary"
import { useState } from "react"
import { formatDay, formatMoment } from "../../format-moment.ts"
import { formatMoney } from "../../format-money.ts"
import {
  type Answer,
  DEADLINE_COLORS,
  isAnswer,
  withdrawalTexts,
} from "../../order-desk/withdrawal-labels.ts"
import { OrderLink } from "../../order-link.tsx"
import { SELECT } from "../../select-class.ts"
import { useBusy } from "../../use-busy.ts"
import { useDraft } from "../../use-draft.ts"

interface WithdrawalRowProps {
  withdrawal: WithdrawalCase
  onChange: (id: string, status: WithdrawalDecision, reason?: string) => Promise<unknown>
}

/** A declaration and the status of its handling. */
export function WithdrawalRow({ withdrawal, onChange }: WithdrawalRowProps) {
  const { id, reference } = withdrawal
  const texts = withdrawalTexts()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [, run] = useBusy()
  const choose = (status: WithdrawalDecision) => {
    if (isAnswer(status) && status !== withdrawal.decision) setAnswer(status)
    else {
      setAnswer(null)
      if (status !== withdrawal.decision) run(() => onChange(id, status))
    }
  }
  return (
    <>
      <Table.Row>
        <DeclarationCells withdrawal={withdrawal} />
        <Table.Cell>{formatDay(withdrawal.refund_by)}</Table.Cell>
        <Table.Cell className="py-2">
          <select
            aria-label={texts.stateOf(reference)}
            value={answer ?? withdrawal.decision}
            onChange={(event) => choose(event.target.value as WithdrawalDecision)}
            className={SELECT}
          >
            {WITHDRAWAL_DECISIONS.map((state) => (
              <option key={state} value={state}>
                {texts.states[state]}
              </option>
            ))}
          </select>
          <Progress withdrawal={withdrawal} />
        </Table.Cell>
      </Table.Row>
      {answer && (
        <Table.Row>
          <td colSpan={texts.columns.length} className="whitespace-normal px-6 py-4">
            <AnswerForm
              key={answer}
              id={id}
              answer={answer}
              onSend={async (reason) => {
                await onChange(id, answer, reason)
                setAnswer(null)
              }}
              onKeep={() => setAnswer(null)}
            />
          </td>
        </Table.Row>
      )}
    </>
  )
}

/** Who withdraws from which order, when, and what the staff has to know before it decides. */
function DeclarationCells({ withdrawal }: Pick<WithdrawalRowProps, "withdrawal">) {
  const { reference, order_id: orderId, order_reference: orderReference, order_match: match } = withdrawal
  const texts = withdrawalTexts()
  const warnings = [
    withdrawal.is_company && texts.isCompany,
    withdrawal.has_exempt_goods && texts.hasExemptGoods,
  ].filter((text) => text !== false)
  return (
    <>
      <Table.Cell className="whitespace-nowrap">
        {reference}
        <br />
        {formatMoment(withdrawal.received_at)}
        {withdrawal.receipt_sent_at === null && (
          <Text size="xsmall" className="text-ui-fg-error">
            {texts.receiptMissing}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell className="max-w-80 whitespace-normal py-2 [overflow-wrap:anywhere]">
        {withdrawal.name}
        <br />
        <a href={`mailto:${withdrawal.email}`}>{withdrawal.email}</a>
        <Text size="small" className="whitespace-pre-line text-ui-fg-base">
          {withdrawal.statement}
        </Text>
      </Table.Cell>
      <Table.Cell className="max-w-40 whitespace-normal [overflow-wrap:anywhere]">
        <OrderLink id={orderId}>{orderReference}</OrderLink>
        {match !== "number_and_email" && (
          <Text size="xsmall" className="text-ui-fg-error">
            {texts.matches[match]}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell>
        <StatusBadge color={DEADLINE_COLORS[withdrawal.deadline_status]}>
          {texts.deadlines[withdrawal.deadline_status]}
        </StatusBadge>
        {warnings.map((warning) => (
          <Text key={warning} size="xsmall" className="max-w-40 whitespace-normal text-ui-fg-error">
            {warning}
          </Text>
        ))}
      </Table.Cell>
    </>
  )
}

/** What has happened to the goods and the money since the decision. */
function Progress({ withdrawal: { decision, status, refund } }: Pick<WithdrawalRowProps, "withdrawal">) {
  const texts = withdrawalTexts()
  return (
    <>
      {status !== decision && (
        <Text size="xsmall" weight="plus" className="mt-1 max-w-48 whitespace-normal">
          {texts.states[status]}
        </Text>
      )}
      {refund && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {texts.refunded(formatMoney(refund.amount), formatDay(budapestDay(refund.at)))}
        </Text>
      )}
    </>
  )
}

interface AnswerFormProps {
  id: string
  answer: Answer
  onSend: (reason: string | undefined) => Promise<unknown>
  onKeep: () => void
}

/** An e-mail to a customer cannot be taken back, so it is sent by a button, never by choosing in a list. */
function AnswerForm({ id, answer, onSend, onKeep }: AnswerFormProps) {
  const texts = withdrawalTexts()
  const [reason, setReason, sent] = useDraft(`withdrawal:${id}`)
  const [isBusy, run] = useBusy()
  const isRefusal = answer === "rejected"
  const send = () =>
    run(async () => {
      await onSend(isRefusal ? reason.trim() : undefined)
      sent()
    }, texts.mailed)
  return (
    <div className="flex max-w-2xl flex-col gap-2">
      {isRefusal ? (
        <>
          <Label htmlFor={`reason-${id}`} size="small">
            {texts.reason}
          </Label>
          <Textarea
            id={`reason-${id}`}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      ) : (
        <Text size="small">{texts.acceptHint}</Text>
      )}
      <div className="flex gap-2">
        <Button size="small" isLoading={isBusy} disabled={isRefusal && reason.trim() === ""} onClick={send}>
          {isRefusal ? texts.refuse : texts.accept}
        </Button>
        <Button size="small" variant="secondary" onClick={onKeep}>
          {texts.keep}
        </Button>
      </div>
    </div>
  )
}
