/** The shop's page uses the script in a wrong way. Named as Stripe's. */
export class IntegrationError extends Error {
  override readonly name = "IntegrationError"
}
