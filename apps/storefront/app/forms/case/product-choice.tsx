import { useId } from "react"
import { Checkbox } from "#app/ui/controls/checkbox.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { Select } from "#app/ui/controls/select.tsx"
import { OFFERED_FIELD, type OfferedProduct, piecesField, toOfferedField } from "./offered-products.ts"

interface ProductChoiceProps {
  offered: OfferedProduct[]
  values: Record<string, string>
  textOf: (key: "products" | "optional" | "choiceHint" | "choiceNone") => string
  textOfPieces: (pieces: number) => string
  /** The hint at a product without a right of withdrawal. */
  exempt?: string
}

/** The products of an order, to choose those that the form is about. */
export function ProductChoice({ offered, values, textOf, textOfPieces, exempt }: ProductChoiceProps) {
  const hintId = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={hintId}>
      <legend className="flex w-full items-baseline justify-between gap-3 font-medium text-sm">
        <span>{textOf("products")}</span>
        <span className="font-normal text-ink-muted">{textOf("optional")}</span>
      </legend>
      <p id={hintId} className="mt-1.5 text-ink-muted text-sm">
        {textOf("choiceHint")}
      </p>
      <div className="mt-2 divide-y divide-border rounded-md border border-border-strong bg-surface-raised px-3.5">
        {offered.map(({ title, pieces, isExempt }, index) => {
          const name = piecesField(index)
          const hint = isExempt && exempt
          return pieces === 1 ? (
            <Checkbox
              key={name}
              name={name}
              value="1"
              defaultChecked={values[name] === "1"}
              label={title}
              hint={hint}
            />
          ) : (
            <Field key={name} label={title} hint={hint} className="py-3">
              {(control) => (
                <Select {...control} name={name} defaultValue={values[name] ?? "0"}>
                  {Array.from({ length: pieces + 1 }, (_, count) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the number of pieces is what the option is
                    <option key={count} value={count}>
                      {count === 0 ? textOf("choiceNone") : textOfPieces(count)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )
        })}
      </div>
      <input type="hidden" name={OFFERED_FIELD} value={toOfferedField(offered)} />
    </fieldset>
  )
}
