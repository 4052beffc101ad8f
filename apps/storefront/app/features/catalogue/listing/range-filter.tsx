import type { CatalogueRangeFacet } from "@porteka/commerce-sdk"
import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { Field } from "#app/ui/controls/field.tsx"
import { RangeSlider } from "#app/ui/controls/range-slider.tsx"
import { TextInput } from "#app/ui/controls/text-input.tsx"
import { handlePositions, priceScale } from "./price-steps.ts"

/** Two number fields, with a slider below them if scripts run. It is part of the page, so that nothing moves. */
export function RangeFilter({ facet }: { facet: CatalogueRangeFacet }) {
  const t = useTranslations("catalogue")
  const money = useMoney()
  const { least, most, setLeast, setMost } = useBounds(facet.chosen)
  const range = facet.bounds ?? { min: 0, max: 0 }
  const scale = priceScale(range)
  const slide = ([lower, upper]: [number, number]) => {
    setLeast(lower === scale.min ? "" : String(lower))
    setMost(upper === scale.max ? "" : String(upper))
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <AmountField
          name={`${facet.key}_min`}
          label={t("priceFrom")}
          placeholder={range.min}
          value={least}
          onValue={setLeast}
        />
        <AmountField
          name={`${facet.key}_max`}
          label={t("priceTo")}
          placeholder={range.max}
          value={most}
          onValue={setMost}
        />
      </div>
      {scale.min < scale.max && (
        <div className="mt-2 noscript:hidden">
          <RangeSlider
            {...scale}
            value={handlePositions(scale, toAmount(least), toAmount(most))}
            onValueChange={slide}
            lowerLabel={t("priceLower")}
            upperLabel={t("priceUpper")}
            format={money}
          />
        </div>
      )}
    </>
  )
}

interface AmountFieldProps {
  name: string
  label: string
  placeholder: number
  value: string
  onValue: (value: string) => void
}

function AmountField({ name, label, placeholder, value, onValue }: AmountFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          name={name}
          value={value}
          placeholder={String(placeholder)}
          onChange={(event) => onValue(event.target.value)}
          className="tabular appearance-textfield"
        />
      )}
    </Field>
  )
}

/** The values of the fields: the list's own limits until somebody types. */
function useBounds({ min, max }: CatalogueRangeFacet["chosen"]) {
  const [least, setLeast] = useState(min?.toString() ?? "")
  const [most, setMost] = useState(max?.toString() ?? "")
  useEffect(() => setLeast(min?.toString() ?? ""), [min])
  useEffect(() => setMost(max?.toString() ?? ""), [max])
  return { least, most, setLeast, setMost }
}

function toAmount(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null
}
