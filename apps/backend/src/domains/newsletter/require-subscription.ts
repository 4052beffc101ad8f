import type { MedusaContainer } from "@medusajs/framework/types"
import { environment } from "../../env.ts"
import { readLinkToken } from "../../mail/link-token.ts"
import { NEWSLETTER_MODULE } from "../../modules/newsletter/index.ts"
import type { NewsletterSubscription } from "../../modules/newsletter/service.ts"
import { notFound } from "../../refusals/refusals.ts"

/** The id in one of our links. @throws 404 for a token that is not ours */
export function requireSubscriptionId(token: string): string {
  const id = readLinkToken("newsletter", token, environment().JWT_SECRET)
  if (!id) throw notFound("There is no such subscription")
  return id
}

/** The subscription of an e-mail's link. @throws 404, the same for an invalid, expired or unknown link */
export async function requireSubscription(
  container: MedusaContainer,
  token: string,
): Promise<NewsletterSubscription> {
  const subscription = await container.resolve(NEWSLETTER_MODULE).findLive(requireSubscriptionId(token))
  if (!subscription) throw notFound("There is no such subscription")
  return subscription
}
