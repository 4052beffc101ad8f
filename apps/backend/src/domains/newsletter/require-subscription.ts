import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { environment } from "../../env.ts"
import { readLinkToken } from "../../mail/link-token.ts"
import { NEWSLETTER_MODULE } from "../../modules/newsletter/index.ts"
import type { NewsletterSubscription } from "../../modules/newsletter/service.ts"

/** The id in one of our links. @throws not_found for a token that is not ours */
export function requireSubscriptionId(token: string): string {
  const id = readLinkToken("newsletter", token, environment().JWT_SECRET)
  if (!id) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such subscription")
  return id
}

/** The subscription of an e-mail's link. @throws not_found, the same for an invalid, expired or unknown link */
export async function requireSubscription(
  container: MedusaContainer,
  token: string,
): Promise<NewsletterSubscription> {
  const subscription = await container.resolve(NEWSLETTER_MODULE).findLive(requireSubscriptionId(token))
  if (!subscription) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such subscription")
  return subscription
}
