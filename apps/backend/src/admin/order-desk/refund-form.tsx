import { Button, CurrencyInput, Label, Text, Textarea, usePrompt } from "@medusajs/ui"
import { CURRENCY } from "@porteka/shop"
import { type FormEvent, useId, useState } from "react"
import { formatMoney } from "../format-money.ts"
import { reasonInLanguage } from "../refund-reasons.ts"
import { SELECT } from "../select-class.ts"
import { useAnswer } from "../use-answer.ts"
import { useBusy } from "../use-busy.ts"
import { afterSaleTexts } from "./after-sale-texts.ts"
import { listRefundReasons } from "./desk-api.ts"

interface EnteredRefund {
  amount: number
  reason: string
  /** Absent if it was not asked. */
  for_returned_goods?: boolean
  /** Absent unless all money goes back and the customer keeps the products. */
  keeps_goods?: true
  /** Absent if none was chosen. */
  refund_reason_id?: string
}

interface RefundFormProps {
  /** What it means. */
  hint: string
  /** Whole forints that can be refunded. */
  most: number
  /** What the field begins with; 0: nothing. */
  owed?: number
  /** Whether to ask if the money is for goods that come back. */
  asksForGoods?: boolean
  /** Whether one of the shop's reasons can be chosen. */
  offersReasons?: boolean
  isReasonNeeded?: boolean
  /** The shop loses this money: hint and button warn of it. */
  isLoss?: boolean
  /** Whether so much undoes the purchase, unless the customer keeps the products. */
  isAll?: (amount: number) => boolean
  /** What to ask before so much is refunded and the purchase is undone; null: nothing. */
  doubtOf?: (amount: number) => string | null
  /** The button. */
  action: string
  /** Said when it has succeeded. */
  done: string
  onSave: (refund: EnteredRefund) => Promise<unknown>
  onDone: () => void
}

/** An amount, what it is for, and why. */
export function RefundForm({
  hint,
  most,
  owed = 0,
  asksForGoods = false,
  offersReasons = false,
  isReasonNeeded = false,
  isLoss = false,
  isAll = () => false,
  doubtOf = () => null,
  action,
  done,
  onSave,
  onDone,
}: RefundFormProps) {
  const texts = afterSaleTexts()
  const id = useId()
  const [typed, setTyped] = useState<TypedAmount>({ text: owed > 0 ? String(owed) : "", amount: owed })
  const [reason, setReason] = useState("")
  const [chosenReason, setChosenReason] = useState("")
  const [isForGoods, setForGoods] = useState<boolean | null>(null)
  const [isKept, setKept] = useState<boolean | null>(null)
  const [isBusy, run] = useBusy()
  // Goods that come back are not kept.
  const asksWhetherKept = isAll(typed.amount) && isForGoods !== true
  const keepsGoods = asksWhetherKept && isKept === true
  const prompt = usePrompt()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const description = keepsGoods ? null : doubtOf(typed.amount)
    const asked = { title: texts.endsPurchaseTitle, confirmText: action, cancelText: texts.back }
    if (description !== null && !(await prompt({ ...asked, description }))) return
    return run(async () => {
      await onSave({
        amount: typed.amount,
        reason: reason.trim(),
        ...(chosenReason === "" ? {} : { refund_reason_id: chosenReason }),
        ...(isForGoods === null ? {} : { for_returned_goods: isForGoods }),
        ...(keepsGoods ? { keeps_goods: true } : {}),
      })
      // Pressed once more before the order is read again, it would refund the same again.
      setTyped({ text: "", amount: 0 })
      onDone()
    }, done)
  }
  const isComplete =
    typed.amount >= 1 &&
    typed.amount <= most &&
    (!isReasonNeeded || reason.trim() !== "") &&
    (!asksForGoods || isForGoods !== null) &&
    (!asksWhetherKept || isKept !== null)
  return (
    <form onSubmit={save} className="mt-2 flex flex-col gap-2">
      <Text size="small" className={isLoss ? "text-ui-fg-error" : "text-ui-fg-subtle"}>
        {hint}
      </Text>
      <AmountField typed={typed} most={most} onType={setTyped} />
      {/* Money for goods that come back is not owed again when they arrive; a reduction of the price stays one. */}
      {asksForGoods && (
        <Question
          asked={texts.refundFor}
          yes={{ label: texts.refundForGoods, hint: texts.refundForGoodsHint }}
          no={{ label: texts.refundAsReduction, hint: texts.refundAsReductionHint }}
          chosen={isForGoods}
          onChoose={setForGoods}
        />
      )}
      {asksWhetherKept && (
        <Question
          asked={texts.allGoesBack}
          yes={{ label: texts.goodsAreKept, hint: texts.goodsAreKeptHint }}
          no={{ label: texts.purchaseUndone, hint: texts.purchaseUndoneHint }}
          chosen={isKept}
          onChoose={setKept}
        />
      )}
      {offersReasons && <ShopReasons chosen={chosenReason} onChoose={setChosenReason} />}
      <Label htmlFor={id} size="small">
        {isReasonNeeded ? texts.refundReason : texts.refundReasonOptional}
      </Label>
      <Textarea
        id={id}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        type="submit"
        size="small"
        variant={isLoss ? "danger" : "secondary"}
        isLoading={isBusy}
        disabled={!isComplete}
        className="self-start"
      >
        {action}
      </Button>
    </form>
  )
}

/** The text, too: while a fraction is typed, the number alone would lose its comma. */
interface TypedAmount {
  text: string
  amount: number
}

interface AmountFieldProps {
  typed: TypedAmount
  most: number
  onType: (typed: TypedAmount) => void
}

function AmountField({ typed, most, onType }: AmountFieldProps) {
  const texts = afterSaleTexts()
  const id = useId()
  return (
    <>
      <Label htmlFor={id} size="small">
        {texts.refundAmount(formatMoney(most))}
      </Label>
      {/* It reads "1 005" and "1.005", too. */}
      <CurrencyInput
        id={id}
        size="small"
        symbol="Ft"
        code={CURRENCY}
        decimalScale={0}
        allowNegativeValue={false}
        inputMode="numeric"
        value={typed.text}
        onValueChange={(_, __, values) =>
          onType({ text: values?.value ?? "", amount: Math.floor(values?.float ?? 0) })
        }
      />
      {typed.amount > most && (
        <Text size="xsmall" role="alert" className="text-ui-fg-error">
          {texts.refundTooMuch(formatMoney(most))}
        </Text>
      )}
    </>
  )
}

interface Answer {
  label: string
  hint: string
}

interface QuestionProps {
  asked: string
  yes: Answer
  no: Answer
  chosen: boolean | null
  onChoose: (answer: boolean) => void
}

/** A question whose two answers mean different things for money and documents: neither is chosen beforehand. */
function Question({ asked, yes, no, chosen, onChoose }: QuestionProps) {
  const name = useId()
  const choices = [
    { isYes: true, ...yes },
    { isYes: false, ...no },
  ]
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="txt-compact-small-plus">{asked}</legend>
      {choices.map(({ isYes, label, hint }) => (
        <label key={label} className="txt-small flex min-h-6 cursor-pointer items-start gap-2 py-1">
          <input
            type="radio"
            name={name}
            className="mt-1"
            checked={chosen === isYes}
            onChange={() => onChoose(isYes)}
          />
          <span>
            {label}
            <Text as="span" size="xsmall" className="block text-ui-fg-subtle">
              {hint}
            </Text>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface ShopReasonsProps {
  chosen: string
  onChoose: (id: string) => void
}

/** The reasons of the list in the settings, by which refunds are counted. */
function ShopReasons({ chosen, onChoose }: ShopReasonsProps) {
  const texts = afterSaleTexts()
  const id = useId()
  const [reasons] = useAnswer(listRefundReasons)
  return (
    <>
      <Label htmlFor={id} size="small">
        {texts.refundWhy}
      </Label>
      <select id={id} className={SELECT} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{texts.noReason}</option>
        {(reasons ?? []).map(({ id: reasonId, label }) => (
          <option key={reasonId} value={reasonId}>
            {reasonInLanguage(label)}
          </option>
        ))}
      </select>
    </>
  )
}
