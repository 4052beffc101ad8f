/** The package exports nothing but its registration: what our card provider builds on is taken from its inside, here alone. */
export { StripeProviderService } from "@medusajs/payment-stripe/dist/services"
export {
  getAmountFromSmallestUnit,
  getSmallestUnit,
} from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
