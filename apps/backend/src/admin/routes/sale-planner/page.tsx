import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ReceiptPercent } from "@medusajs/icons"
import { Button, Container, Heading, Text, toast } from "@medusajs/ui"
import { SALE_ROUNDINGS, type SalePlanRow } from "@porteka/commerce-sdk/wire"
import { type FormEvent, useState } from "react"
import { ChoiceField, TextField } from "../../product-data/fields.tsx"
import { WritableBy } from "../../staff/writable-by.tsx"
import { UnsavedGuard } from "../../unsaved-guard.tsx"
import { useBusy } from "../../use-busy.ts"
import { PlanTable } from "./plan-table.tsx"
import { EMPTY_SALE, type SaleForm, toSalePlan } from "./sale-form.ts"
import { previewSale, saveSale } from "./sale-planner-api.ts"
import { salePlannerTexts } from "./sale-planner-texts.ts"
import { SaleProductsChoice } from "./sale-products-choice.tsx"

/** The calculated rows, and the form they were calculated from. */
interface Preview {
  rows: SalePlanRow[]
  form: SaleForm
}

/** Previews a sale: its prices, and which discount the law allows to announce. */
export default function SalePlanner() {
  const texts = salePlannerTexts()
  const [form, setForm] = useState(EMPTY_SALE)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [savedAs, setSavedAs] = useState<string | null>(null)
  const [savedForm, setSavedForm] = useState(EMPTY_SALE)
  const [isBusy, run] = useBusy()
  const change = (part: Partial<SaleForm>) => setForm((old) => ({ ...old, ...part }))

  const work = (event: FormEvent) => {
    event.preventDefault()
    setSavedAs(null)
    return run(async () => setPreview({ rows: await previewSale(toSalePlan(form)), form }))
  }
  const save = () =>
    run(async () => {
      const { price_list_id: id, count } = await saveSale(toSalePlan(form))
      toast.success(texts.saved(count))
      setSavedAs(id)
      setSavedForm(form)
      setPreview(null)
    })

  return (
    <WritableBy roles={["owner", "content"]}>
      {JSON.stringify(form) !== JSON.stringify(savedForm) && <UnsavedGuard part={texts.heading} />}
      <Container className="flex flex-col gap-6">
        <div>
          <Heading>{texts.heading}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {texts.hint}
          </Text>
        </div>
        <form onSubmit={work} className="flex flex-col gap-6">
          <SaleFields form={form} change={change} />
          {preview && (
            <PlanTable
              rows={preview.rows}
              prices={form.prices}
              onPrice={(id, typed) => change({ prices: { ...form.prices, [id]: typed } })}
            />
          )}
          {preview && <Text size="small">{sumUp(preview.rows)}</Text>}
          {preview && preview.form !== form && (
            <Text size="small" className="text-ui-tag-orange-text">
              {texts.stale}
            </Text>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" size="small" variant="secondary" isLoading={isBusy}>
              {texts.work}
            </Button>
            {preview && (
              <Button
                type="button"
                size="small"
                disabled={isBusy || preview.form !== form || preview.rows.every(isLeftOut)}
                onClick={save}
              >
                {texts.save}
              </Button>
            )}
            {savedAs && (
              <a href={`/app/price-lists/${savedAs}`} className="text-ui-fg-interactive txt-compact-small">
                {texts.open}
              </a>
            )}
          </div>
        </form>
      </Container>
    </WritableBy>
  )
}

const isLeftOut = ({ problem }: SalePlanRow): boolean => problem === "no_price" || problem === "not_lower"

function sumUp(rows: readonly SalePlanRow[]): string {
  const onSale = rows.filter((row) => !isLeftOut(row))
  const announced = onSale.filter(({ percent }) => percent !== null)
  return salePlannerTexts().summary(onSale.length, announced.length, rows.length - onSale.length)
}

function SaleFields({ form, change }: { form: SaleForm; change: (part: Partial<SaleForm>) => void }) {
  const texts = salePlannerTexts()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        label={texts.title}
        placeholder={texts.titleExample}
        value={form.title}
        required
        onChange={(title) => change({ title })}
      />
      <SaleProductsChoice
        products={form.products}
        onChange={(products) => change({ products, prices: {} })}
      />
      <ChoiceField
        label={texts.cut}
        value={form.cutKind}
        choices={[
          ["percent", texts.cuts.percent],
          ["amount", texts.cuts.amount],
        ]}
        onChange={(kind) => change({ cutKind: kind === "amount" ? "amount" : "percent" })}
      />
      {form.cutKind === "percent" ? (
        <>
          <TextField
            label={texts.percent}
            type="number"
            min={1}
            max={99}
            value={form.percent}
            required
            onChange={(percent) => change({ percent })}
          />
          <ChoiceField
            label={texts.rounding}
            value={form.rounding}
            choices={SALE_ROUNDINGS.map((rounding) => [rounding, texts.roundings[rounding]])}
            onChange={(value) => change({ rounding: SALE_ROUNDINGS.find((one) => one === value) ?? "none" })}
          />
        </>
      ) : (
        <TextField
          label={texts.amount}
          type="number"
          min={1}
          value={form.amount}
          required
          onChange={(amount) => change({ amount })}
        />
      )}
      <TextField
        label={texts.startsOn}
        type="date"
        value={form.startsOn}
        required
        onChange={(startsOn) => change({ startsOn })}
      />
      <div className="flex flex-col gap-1">
        <TextField
          label={texts.endsOn}
          type="date"
          value={form.endsOn}
          onChange={(endsOn) => change({ endsOn })}
        />
        <Text size="xsmall" className="text-ui-fg-muted">
          {texts.endsHint}
        </Text>
      </div>
    </div>
  )
}

export const config = defineRouteConfig({
  label: "menu.salePlanner",
  translationNs: "translation",
  icon: ReceiptPercent,
  rank: 7,
})
