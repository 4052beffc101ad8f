/**
 * The package exports only its registration, so the base class of our card provider is imported from its
 * internals, in this file only.
 */
export { StripeProviderService } from "@medusajs/payment-stripe/dist/services"
export {
  getAmountFromSmallestUnit,
  getSmallestUnit,
} from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
