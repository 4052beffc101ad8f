/**
 * Parts of the cart that pages without a cart load when they are idle, or when they need them. In one module for the
 * reason given in `features/cart/notices/late-notices.ts`.
 */
export { CartAddedPopup } from "#app/features/cart/cart-added-popup.tsx"
export { recoverCart } from "#app/features/cart/local/cart-recovery.ts"
export { KeptLines } from "#app/features/cart/page/kept-lines.tsx"
export { CartDrawerWindow } from "./cart-drawer-window.tsx"
