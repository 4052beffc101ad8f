/** The shop's page uses the script incorrectly. Same name as Stripe's. */
export class IntegrationError extends Error {
  override readonly name = "IntegrationError"
}
