import type { CataloguePrice, CatalogueUnitPrice } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { useUnitPrice } from "#app/i18n/use-unit-price.ts"
import { Price } from "#app/ui/commerce/price.tsx"

export interface ProductPriceProps {
  /** Null if the back end has none: then no price is shown (ruling D8). */
  price: CataloguePrice | null
  unitPrice: CatalogueUnitPrice | null
  /** Other variants cost more. */
  from?: boolean
  size?: "small" | "large"
}

/** A price with the information that the law requires: lowest price of 30 days, unit price. */
export function ProductPrice({ price, unitPrice, from = false, size = "small" }: ProductPriceProps) {
  const t = useTranslations("catalogue")
  const money = useMoney()
  if (!price) return <p className="text-sm text-ink-muted">{t("priceUnknown")}</p>
  const amount = money(price.amount)
  const reference = price.reference_amount === null ? undefined : money(price.reference_amount)
  return (
    <Price
      size={size}
      amount={from ? t("from", { price: amount }) : amount}
      amountLabel={t("currentPrice")}
      reference={reference}
      referenceLabel={t("lowest30")}
      percent={price.percent === null ? undefined : t("sale", { percent: price.percent })}
      note={unitPrice && <UnitPrice unitPrice={unitPrice} />}
    />
  )
}

/** The earlier price is shown beside it if a reduction is announced (4/2009. (I. 30.) NFGM–SZMM r. 3. §). */
function UnitPrice({
  unitPrice: { amount, reference_amount: before, unit },
}: {
  unitPrice: CatalogueUnitPrice
}) {
  const t = useTranslations("catalogue")
  const text = useUnitPrice()
  return (
    <>
      {t("unitPrice", { price: text(amount, unit) })}
      {before !== null && (
        <>
          {" "}
          <span className="sr-only">{t("unitPriceBefore")}</span>{" "}
          <s className="whitespace-nowrap">{text(before, unit)}</s>
        </>
      )}
    </>
  )
}
