import { ChevronDown } from "lucide-react"
import { type ReactNode, useId, useState } from "react"
import { classNames } from "../class-names.ts"
import { FieldError } from "./field.tsx"

export interface RadioCard {
  value: string
  title: ReactNode
  /** Below the title. */
  text?: ReactNode
  /** At the end: a price, a badge. */
  note?: ReactNode
  icon?: ReactNode
  disabled?: boolean
  /** For CSS elsewhere that depends on the choice: `:has([data-choice=pickup]:checked)`. */
  mark?: string
  /** Shown inside the card only while it is chosen; may contain other choices. */
  details?: ReactNode
}

export interface RadioCardsProps {
  /** For links to the group. */
  id?: string
  name: string
  legend: ReactNode
  /** The legend is for screen readers only. */
  legendHidden?: boolean
  cards: RadioCard[]
  value?: string
  defaultValue?: string | undefined
  onValueChange?: (value: string) => void
  error?: ReactNode | undefined
  /** Folds all cards but the first ones; open if one of the others is chosen at first. */
  fold?: { after: number; label: ReactNode }
  form?: string
}

const FRAME =
  "divide-y divide-border overflow-hidden rounded-md border border-border-strong bg-surface-raised"

/** One choice of several, each a card around the browser's own radio button. */
export function RadioCards({ id, legend, legendHidden, cards, error, fold, ...group }: RadioCardsProps) {
  const errorId = useId()
  const draw = (card: RadioCard) => <Card key={card.value} card={card} invalid={Boolean(error)} {...group} />
  const folded = fold ? cards.slice(fold.after) : []
  // Not folded again while somebody chooses.
  const [isOpen] = useState(() => folded.some(({ value }) => value === group.defaultValue))
  return (
    // In a block of its own: in a flex container Safari makes a fieldset taller by its legend.
    <div>
      <fieldset id={id} className="min-w-0" aria-describedby={error ? errorId : undefined}>
        <legend className={legendHidden ? "sr-only" : "mb-2 font-medium text-sm"}>{legend}</legend>
        <div className={FRAME}>{cards.slice(0, fold?.after).map(draw)}</div>
        {fold && folded.length > 0 && (
          <details className="group/fold" open={isOpen}>
            <summary className="flex min-h-12 items-center gap-2 font-medium text-sm group-open/fold:mb-1">
              {fold.label}
              <ChevronDown className="size-5 text-ink-muted transition-transform group-open/fold:rotate-180" />
            </summary>
            <div className={FRAME}>{folded.map(draw)}</div>
          </details>
        )}
        {error && (
          <div className="mt-2">
            <FieldError id={errorId}>{error}</FieldError>
          </div>
        )}
      </fieldset>
    </div>
  )
}

type CardProps = Pick<RadioCardsProps, "name" | "value" | "defaultValue" | "onValueChange" | "form"> & {
  card: RadioCard
  invalid: boolean
}

function Card({ card, name, value, defaultValue, onValueChange, form, invalid }: CardProps) {
  const chosen =
    value === undefined ? { defaultChecked: card.value === defaultValue } : { checked: card.value === value }
  return (
    <div className="group transition-colors has-[>label>:checked]:bg-primary-soft/60 has-[>label>:focus-visible]:outline-2 has-[>label>:focus-visible]:outline-focus has-[>label>:focus-visible]:-outline-offset-2">
      <label
        className={classNames(
          "flex min-h-14 flex-wrap items-center gap-x-3.5 px-4 py-3",
          card.disabled ? "cursor-not-allowed opacity-50" : "hover:bg-surface-hover/50",
        )}
      >
        <input
          {...chosen}
          type="radio"
          name={name}
          form={form}
          value={card.value}
          data-choice={card.mark}
          disabled={card.disabled}
          aria-invalid={invalid || undefined}
          onChange={() => onValueChange?.(card.value)}
          className="size-5 shrink-0 appearance-none rounded-full border border-border-strong bg-surface-raised outline-none transition-[border-width] checked:border-6 checked:border-primary aria-invalid:border-danger"
        />
        {card.icon && <span className="text-ink-muted max-[23rem]:hidden">{card.icon}</span>}
        <span className="hyphens-auto min-w-0 flex-1 basis-34">
          <span className="block text-balance font-medium leading-6">{card.title}</span>
          {card.text && <span className="block text-sm text-ink-muted">{card.text}</span>}
        </span>
        {card.note && <span className="tabular ml-auto text-right text-sm">{card.note}</span>}
      </label>
      {card.details && (
        <div className="hidden px-4 pb-4 group-has-[>label>:checked]:block">{card.details}</div>
      )}
    </div>
  )
}
