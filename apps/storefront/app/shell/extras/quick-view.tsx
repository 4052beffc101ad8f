import "#app/i18n/window-messages.ts"
import { useTranslations } from "use-intl"
import { toProductNote } from "#app/features/cart/product-note.ts"
import { QuickAdd } from "#app/features/cart/quick-add.tsx"
import { type AddForm, QuickViewDialog } from "#app/features/catalogue/quick-view/quick-view-dialog.tsx"
import { canAdd } from "#app/features/catalogue/quick-view/quick-view-state.ts"
import { LateTexts } from "#app/i18n/late-texts.tsx"

interface QuickViewProps {
  handle: string | null
  onClose: () => void
}

/** The quick view with the add-to-cart button. */
export default function QuickView(props: QuickViewProps) {
  return (
    <LateTexts>
      <Window {...props} />
    </LateTexts>
  )
}

function Window(props: QuickViewProps) {
  const t = useTranslations("quickView")
  const addForm: AddForm = (state, dispatch) =>
    "product" in state && (
      <QuickAdd
        variantId={state.variant.id}
        quantity={state.quantity}
        product={toProductNote(state.product, state.variant)}
        personalisation={state.product.personalisation}
        disabled={state.kind === "loaded" && !canAdd(state)}
        label={state.variant.stock_state === "out_of_stock" ? t("soldOut") : t("add")}
        addedLabel={state.kind === "added" && t("added")}
        size="large"
        className="flex-1"
        onAdding={() => dispatch({ type: "adding" })}
        onAdded={() => dispatch({ type: "added" })}
        onFailed={(reason) => dispatch({ type: "refused", reason })}
      />
    )
  return <QuickViewDialog {...props} addForm={addForm} />
}
