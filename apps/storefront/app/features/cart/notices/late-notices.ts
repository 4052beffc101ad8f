/**
 * Texts and errors of the cart, loaded when the page is idle or with the first change. They share one module because
 * each module of the cart's file that is imported dynamically adds a file to every page
 * (https://github.com/rolldown/rolldown/issues/9729).
 */
export { AddFault } from "./add-fault.tsx"
export { CartFaultText } from "./cart-fault-text.tsx"
export { CartNoticeText } from "./cart-notice-text.tsx"
