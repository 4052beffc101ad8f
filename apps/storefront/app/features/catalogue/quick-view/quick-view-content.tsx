import { picturesOfVariant } from "@porteka/commerce-sdk/wire"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { classNames } from "#app/ui/class-names.ts"
import { QuantityStepper } from "#app/ui/controls/quantity-stepper.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StockLine } from "../product/stock-line.tsx"
import { optionChoices, variantKey } from "../product/variant-choice.ts"
import { ProductPrice } from "../product-price.tsx"
import { QuickViewPictures } from "./quick-view-pictures.tsx"
import { mostPieces, type QuickViewEvent, type ShownProduct, shownPrices } from "./quick-view-state.ts"

interface ContentProps {
  state: ShownProduct
  dispatch: (event: QuickViewEvent) => void
  onFollow: () => void
  addForm: ReactNode
}

export function QuickViewContent({ state, dispatch, onFollow, addForm }: ContentProps) {
  const t = useTranslations("quickView")
  const paths = usePaths()
  const { product, variant, quantity } = state
  const to = paths.product(product.handle, product.variants.length > 1 ? variantKey(variant) : null)
  return (
    <div className="flex flex-col gap-x-9 gap-y-5 sm:grid sm:grid-cols-2">
      <QuickViewPictures key={variant.picture} pictures={picturesOfVariant(product, variant)} />
      {/* On a phone no box of its own: what is sticky stays within its box, which would begin below the pictures. */}
      <div className="contents sm:flex sm:flex-col sm:gap-5">
        <header>
          {product.maker && <p className="text-ink-muted text-sm">{product.maker}</p>}
          <p className="title text-title-md">{product.title}</p>
        </header>
        <Prices state={state} />
        <p className="text-ink-muted">{product.description}</p>
        {product.variants.length > 1 && <Options state={state} dispatch={dispatch} />}
        <StockLine variant={variant} />
        {state.kind === "loaded" && state.refusal && (
          <Notice tone="danger" live>
            {state.refusal}
          </Notice>
        )}
        {/* On a phone always within reach, however long the choices are. */}
        <div className="flex flex-wrap gap-3 bg-surface-raised max-sm:sticky max-sm:-bottom-6 max-sm:z-10 max-sm:-mx-6 max-sm:border-border max-sm:border-t max-sm:px-6 max-sm:py-3">
          <QuantityStepper
            name="quick-view-quantity"
            label={t("quantity")}
            decreaseLabel={t("decrease")}
            increaseLabel={t("increase")}
            value={quantity}
            max={mostPieces(variant)}
            disabled={state.kind !== "loaded"}
            onValueChange={(next) => dispatch({ type: "quantity", quantity: next })}
          />
          {addForm}
        </div>
        <Link to={to} onClick={onFollow} className="text-link inline-flex min-h-11 items-center self-start">
          {t("viewDetails")}
        </Link>
      </div>
    </div>
  )
}

function Prices({ state }: Pick<ContentProps, "state">) {
  const { own, lowest } = shownPrices(state)
  return (
    <div className="flex flex-col gap-1">
      {own && <ProductPrice price={own.price} unitPrice={own.unit_price} size="large" />}
      {lowest && (
        <ProductPrice
          price={lowest.variant.price}
          unitPrice={own ? null : lowest.variant.unit_price}
          from={lowest.varies}
          size={own ? "small" : "large"}
        />
      )}
    </div>
  )
}

function Options({ state, dispatch }: Pick<ContentProps, "state" | "dispatch">) {
  const { product, variant } = state
  return (
    <div className="flex flex-col gap-4">
      {product.options
        .filter((option) => option.values.length > 1)
        .map((option) => (
          <fieldset key={option.id} disabled={state.kind !== "loaded"}>
            <legend className="mb-2 text-sm">
              <span className="font-medium">{option.title}:</span> {variant.option_values[option.id]}
            </legend>
            <div className="flex flex-wrap gap-2">
              {optionChoices(option, product.variants, variant).map(
                ({ value, chosen, variant: leadsTo, exact }) => (
                  <button
                    key={value}
                    type="button"
                    aria-pressed={chosen}
                    disabled={!leadsTo}
                    onClick={() => leadsTo && dispatch({ type: "choose", variantId: leadsTo.id })}
                    className={classNames(
                      "min-h-11 rounded-md border px-4 transition-colors",
                      chosen
                        ? "border-primary bg-primary-soft font-medium"
                        : "border-border-strong hover:border-ink",
                      (!exact || leadsTo?.stock_state === "out_of_stock") && "text-ink-muted line-through",
                      !exact && "border-dashed",
                    )}
                  >
                    {value}
                  </button>
                ),
              )}
            </div>
          </fieldset>
        ))}
    </div>
  )
}
