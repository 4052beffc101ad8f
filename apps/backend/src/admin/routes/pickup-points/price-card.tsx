import { Button, Container, Input, Table, Text, toast } from "@medusajs/ui"
import type { PickupPointPrices, PickupPointTerms } from "@porteka/commerce-sdk"
import { type FormEvent, useEffect, useState } from "react"
import { CardHead } from "../../card-head.tsx"
import { formatMoney } from "../../format-money.ts"
import { HeadedTable } from "../../headed-table.tsx"
import { ReaderNote } from "../../staff/writable-by.tsx"
import { useBusy } from "../../use-busy.ts"
import { readPrices, savePrice } from "./pickup-points-api.ts"
import { priceTexts } from "./price-texts.ts"
import { readTerms } from "./read-terms.ts"

interface NamedPrice {
  /** A carrier, or the id of a delivery. */
  key: string
  name: string
  terms: PickupPointTerms | null
}

/** The prices of the shop's deliveries, and those for the points of single carriers. */
export function PriceCard() {
  const texts = priceTexts()
  const [prices, setPrices] = useState<PickupPointPrices | null>(null)
  useEffect(() => {
    readPrices().then(
      (answer) => setPrices(answer.prices),
      (error: Error) => toast.error(error.message),
    )
  }, [])
  if (!prices) return null
  const { common, carriers, deliveries } = prices
  const save = async ({ key, name }: NamedPrice, terms: PickupPointTerms | null) => {
    setPrices((await savePrice(key, terms)).prices)
    toast.success(texts.saved(name))
  }
  const row = (price: NamedPrice, mayBeEmpty: boolean) => (
    <PriceRow
      key={`${price.key} ${JSON.stringify(price.terms)}`}
      price={price}
      mayBeEmpty={mayBeEmpty}
      onSave={(terms) => save(price, terms)}
    />
  )
  return (
    <>
      <Container className="p-0">
        <ReaderNote roles={["owner", "orders"]} />
        <CardHead heading={texts.deliveries} hint={texts.deliveriesHint} />
        <HeadedTable columns={texts.deliveryColumns}>
          {deliveries.map(({ id, name, terms }) =>
            terms ? (
              row({ key: id, name, terms }, false)
            ) : (
              <Table.Row key={id}>
                <Table.Cell>{name}</Table.Cell>
                <Table.Cell className="max-w-60 whitespace-normal py-2">{texts.otherPrices}</Table.Cell>
                <Table.Cell />
                <Table.Cell />
              </Table.Row>
            ),
          )}
        </HeadedTable>
      </Container>
      <Container className="p-0">
        <CardHead level="h2" heading={texts.heading} hint={texts.hint}>
          <Text size="small" className="mt-1">
            {common
              ? texts.common(
                  formatMoney(common.price),
                  common.free_from === null ? null : formatMoney(common.free_from),
                )
              : texts.noCommon}
          </Text>
        </CardHead>
        <HeadedTable columns={texts.columns}>
          {carriers.map(({ carrier, name, terms }) => row({ key: carrier, name, terms }, true))}
        </HeadedTable>
      </Container>
    </>
  )
}

interface PriceRowProps {
  price: NamedPrice
  /** Whether the common price applies without one. */
  mayBeEmpty: boolean
  onSave: (terms: PickupPointTerms | null) => Promise<void>
}

function PriceRow({ price: { key, name, terms }, mayBeEmpty, onSave }: PriceRowProps) {
  const texts = priceTexts()
  const [isBusy, run] = useBusy()
  const form = `price-${key}`
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readTerms(new FormData(event.currentTarget))
    if (typed === "wrong" || (typed === null && !mayBeEmpty)) {
      toast.error(texts.wrong)
      return
    }
    await run(() => onSave(typed))
  }
  const field = (field: "price" | "free_from", label: string, empty: string) => (
    <Input
      form={form}
      name={field}
      size="small"
      inputMode="numeric"
      aria-label={label}
      placeholder={empty}
      defaultValue={terms?.[field] ?? ""}
      className="w-32"
    />
  )
  return (
    <Table.Row>
      <Table.Cell>{name}</Table.Cell>
      <Table.Cell>{field("price", texts.price(name), mayBeEmpty ? texts.asCommon : "")}</Table.Cell>
      <Table.Cell>
        {field("free_from", texts.freeFrom(name), terms ? texts.never : texts.asCommon)}
      </Table.Cell>
      <Table.Cell className="text-right">
        <form id={form} onSubmit={send}>
          <Button
            size="small"
            variant="secondary"
            type="submit"
            isLoading={isBusy}
            aria-label={texts.saveOf(name)}
          >
            {texts.save}
          </Button>
        </form>
      </Table.Cell>
    </Table.Row>
  )
}
