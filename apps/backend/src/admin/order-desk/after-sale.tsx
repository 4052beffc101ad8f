import { Button, Text } from "@medusajs/ui"
import type { DeskOrderDetails, OpenChangeKind, RefundSettlement } from "@porteka/commerce-sdk"
import { formatDay } from "../format-moment.ts"
import { formatMoney } from "../format-money.ts"
import { useBusy } from "../use-busy.ts"
import { afterSaleTexts } from "./after-sale-texts.ts"
import { discardChange, freeDelivery, settleRefund } from "./desk-api.ts"
import { OrderRefund } from "./order-refund.tsx"
import { Line, Section } from "./panel-section.tsx"
import { keptAfterReturn } from "./to-refund.ts"
import { isSettled, withdrawalTexts } from "./withdrawal-labels.ts"

interface AfterSaleProps {
  desk: DeskOrderDetails
  onDone: () => void
}

const pageOf = ({ id }: Pick<DeskOrderDetails, "id">) => `/app/orders/${id}`

/** Actions for returns and problems, and those in progress. */
export function AfterSale({ desk, onDone }: AfterSaleProps) {
  const texts = afterSaleTexts()
  const { parcels } = desk
  // Only what has been delivered can be chosen in these forms.
  const isDelivered = parcels.some(({ delivered_at: deliveredAt }) => deliveredAt !== null)
  return (
    <Section title={texts.heading}>
      <InProgress desk={desk} onDone={onDone} />
      <AllBack desk={desk} />
      {desk.free_delivery > 0 && !desk.open_change && <FreeDelivery desk={desk} onDone={onDone} />}
      {/* While one change is open, Medusa refuses to begin another. */}
      {isDelivered && !desk.open_change && <ChangesToStart page={pageOf(desk)} />}
      <OrderRefund desk={desk} onDone={onDone} />
      {!isDelivered && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {parcels.length === 0 ? texts.notSent : texts.notDelivered}
        </Text>
      )}
    </Section>
  )
}

/** What was begun: a change, a refused refund, a withdrawal, returns. */
function InProgress({ desk, onDone }: AfterSaleProps) {
  const texts = afterSaleTexts()
  const { id, returns, withdrawal } = desk
  const page = pageOf(desk)
  return (
    <>
      {desk.open_change && <OpenChange page={page} change={desk.open_change} onDone={onDone} />}
      {desk.failed_refunds.map(
        (refund) =>
          refund.refusal !== null && (
            <RefusedRefund
              key={refund.id}
              orderId={id}
              refund={{ ...refund, refusal: refund.refusal }}
              onDone={onDone}
            />
          ),
      )}
      {withdrawal && (
        <LinkWithHint href="/app/withdrawals" name={texts.withdrawals}>
          {aboutWithdrawal(withdrawal)}
        </LinkWithHint>
      )}
      {returns.map(({ id: returnId, number, reason, received_at: receivedAt }) =>
        receivedAt ? (
          <Line key={returnId}>{texts.received(number, texts.reasons[reason])}</Line>
        ) : (
          <LinkWithHint
            key={returnId}
            href={`${page}/returns/${returnId}/receive`}
            name={texts.receive(number)}
          >
            {texts.receiveHint(texts.reasons[reason])}
          </LinkWithHint>
        ),
      )}
    </>
  )
}

function aboutWithdrawal({
  statement,
  reference,
  status,
  refund_by: day,
}: NonNullable<DeskOrderDetails["withdrawal"]>): string {
  const texts = afterSaleTexts()
  const said = texts.withdrawal(statement, reference, withdrawalTexts().states[status])
  return isSettled(status) ? said : `${said} ${texts.refundBy(formatDay(day))}`
}

/** What is still to be paid back if everything came back. */
function AllBack({ desk }: Pick<AfterSaleProps, "desk">) {
  const texts = afterSaleTexts()
  const { all_items_back: allBack, delivery_surplus: surplus, withdrawal } = desk
  const kept = keptAfterReturn(desk)
  if (!allBack || kept === 0) return null
  const sentence = withdrawal?.whole_order ? texts.allBackAfterWithdrawal : texts.allBack
  return (
    <div>
      <Line strong>{sentence(formatMoney(kept))}</Line>
      {surplus > 0 && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {texts.withoutSurplus(formatMoney(surplus))}
        </Text>
      )}
    </div>
  )
}

/** An edit has raised the order to the value from which its delivery is free; Medusa still charges for it. */
function FreeDelivery({ desk, onDone }: AfterSaleProps) {
  const texts = afterSaleTexts()
  const [isBusy, run] = useBusy()
  const waive = () =>
    run(async () => {
      await freeDelivery(desk.id)
      onDone()
    }, texts.freeDeliveryDone)
  return (
    <div className="flex flex-col items-start gap-2">
      <Line strong>{texts.freeSinceEdit(formatMoney(desk.free_delivery))}</Line>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {texts.freeSinceEditHint}
      </Text>
      <Button size="small" variant="secondary" isLoading={isBusy} onClick={waive}>
        {texts.freeDelivery}
      </Button>
    </div>
  )
}

function ChangesToStart({ page }: { page: string }) {
  const texts = afterSaleTexts()
  return (
    <>
      <LinkWithHint href={`${page}/returns`} name={texts.startReturn}>
        {texts.startReturnHint}
      </LinkWithHint>
      <LinkWithHint href={`${page}/exchanges`} name={texts.startExchange}>
        {texts.startExchangeHint}
      </LinkWithHint>
      <LinkWithHint href={`${page}/claims`} name={texts.startClaim}>
        {texts.startClaimHint}
      </LinkWithHint>
    </>
  )
}

type Change = NonNullable<DeskOrderDetails["open_change"]>

/** The page of its form; a transfer has none, its customer decides. */
const FORMS: Record<OpenChangeKind, ((id: string) => string) | null> = {
  return: () => "returns",
  receipt: (id) => `returns/${id}/receive`,
  exchange: () => "exchanges",
  claim: () => "claims",
  edit: () => "edits",
  transfer: null,
}

/** A change whose form was left before it was confirmed. */
function OpenChange({ page, change, onDone }: { page: string; change: Change; onDone: () => void }) {
  const texts = afterSaleTexts()
  const form = FORMS[change.kind]
  const [isBusy, run] = useBusy()
  const discard = () =>
    run(async () => {
      await discardChange(change)
      onDone()
    })
  return (
    <div className="flex flex-col gap-2">
      <Line strong>{texts.begun[change.kind]}</Line>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {form ? texts.begunHint : texts.transferHint}
      </Text>
      <div className="flex gap-2">
        {form && (
          <Button size="small" variant="secondary" asChild>
            <a href={`${page}/${form(change.id)}`}>{texts.goOn}</a>
          </Button>
        )}
        <Button size="small" variant="secondary" isLoading={isBusy} onClick={discard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  )
}

interface RefusedRefundProps {
  orderId: string
  refund: { id: string; amount: number; refusal: string }
  onDone: () => void
}

/** Money that the card provider does not send: it is asked again, or the staff sends the money another way. */
function RefusedRefund({ orderId, refund, onDone }: RefusedRefundProps) {
  const texts = afterSaleTexts()
  const [isBusy, run] = useBusy()
  const settle = (settlement: RefundSettlement) =>
    run(async () => {
      await settleRefund(orderId, refund.id, settlement)
      onDone()
    }, texts.settled[settlement])
  return (
    <div className="flex flex-col gap-2">
      <Line strong>{texts.refused(formatMoney(refund.amount), refund.refusal)}</Line>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {texts.refusedHint}
      </Text>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" isLoading={isBusy} onClick={() => settle("ask_again")}>
          {texts.askAgain}
        </Button>
        <Button size="small" variant="secondary" isLoading={isBusy} onClick={() => settle("sent_otherwise")}>
          {texts.sentOtherwise}
        </Button>
      </div>
    </div>
  )
}

function LinkWithHint({ href, name, children }: { href: string; name: string; children: string }) {
  return (
    <div>
      <a className="text-ui-fg-interactive txt-small-plus" href={href}>
        {name}
      </a>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {children}
      </Text>
    </div>
  )
}
