import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { type RenderedEmail, renderOrderPlaced } from "@porteka/emails"
import { environment } from "../../../env.ts"
import { shopLinks, shopUrl } from "../../../mail/shop-links.ts"
import type { OrderMail } from "../../../modules/order-mail/service.ts"
import { readOrder } from "../place-order-answer.ts"
import { type OrderToWriteAbout, type ProductToWriteAbout, toOrderInEmail } from "./to-order-in-email.ts"

/** Subject and both parts of a mail about an order, from the order as it is now; null when it is gone. */
export async function renderOrderMail(
  container: MedusaContainer,
  mail: OrderMail,
): Promise<RenderedEmail | null> {
  const [exists] = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: mail.order_id }, { select: ["id"] })
  if (!exists) return null
  const order = (await readOrder(container, mail.order_id)) as OrderToWriteAbout
  const products = await readProducts(container, order)
  const { locale } = mail
  return await renderOrderPlaced({
    locale,
    links: shopLinks(locale),
    order: toOrderInEmail(order, products, { publicUrl: environment().PUBLIC_URL, locale }),
    order_url: shopUrl(locale, `/order-confirmation/${order.id}`),
    terms_version: termsVersion(order),
  })
}

async function readProducts(
  container: MedusaContainer,
  { items }: OrderToWriteAbout,
): Promise<ProductToWriteAbout[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id", "metadata", "variants.id"],
    filters: { id: items.flatMap(({ product_id: id }) => id ?? []) },
  })
  return data as unknown as ProductToWriteAbout[]
}

/** The version that was shown; without one the day on which the terms then in force were accepted. */
function termsVersion({ metadata, created_at: createdAt }: OrderToWriteAbout): string {
  const terms = (metadata?.terms ?? {}) as { version?: unknown; accepted_at?: unknown }
  if (typeof terms.version === "string") return terms.version
  const acceptedAt =
    typeof terms.accepted_at === "string" ? terms.accepted_at : new Date(createdAt).toISOString()
  return acceptedAt.slice(0, "2026-01-01".length)
}
