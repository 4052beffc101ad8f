import "#app/i18n/cart-messages.ts"
import { CartDrawer } from "#app/features/cart/drawer/cart-drawer.tsx"
import { closeCartDrawer } from "#app/features/cart/drawer/cart-drawer-open.ts"
import { ProductPrice } from "#app/features/catalogue/product-price.tsx"
import { LateTexts } from "#app/i18n/late-texts.tsx"

/** The cart's drawer with the catalogue's prices in it. */
export default function CartDrawerWindow({ open }: { open: boolean }) {
  return (
    <LateTexts>
      <CartDrawer
        open={open}
        onClose={closeCartDrawer}
        price={({ price, unit_price, price_varies }) => (
          <ProductPrice price={price} unitPrice={unit_price} from={price_varies} />
        )}
      />
    </LateTexts>
  )
}
