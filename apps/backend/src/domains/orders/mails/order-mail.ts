import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { EmailProps, OrderReference, PaymentMethod } from "@porteka/emails"
import type { MailTemplate, RenderedMail } from "../../../mail/mail-template.ts"
import type { OutgoingMail } from "../../../modules/outgoing-mail/service.ts"
import { orderLink } from "../order-link.ts"
import { readOrder } from "../read-order.ts"
import { type OrderedProduct, readOrderedProducts } from "../read-ordered-products.ts"
import { type OrderToWriteAbout, toPaymentMethod } from "./to-order-in-email.ts"

/** The data of every order e-mail. */
export interface OrderMail {
  container: MedusaContainer
  mail: OutgoingMail
  order: OrderToWriteAbout
  products: OrderedProduct[]
  reference: OrderReference
  paymentMethod: PaymentMethod | null
  props: EmailProps
}

/** An e-mail about the current order. Not sent if the order is gone or there is nothing to report. */
export function orderMail(
  draw: (mail: OrderMail) => Promise<RenderedMail | null> | RenderedMail | null,
): MailTemplate {
  return {
    async render(container, mail, props, readOnce) {
      const { about_id: id, locale } = mail
      const found = await readOnce(id, () => findOrderWithProducts(container, id))
      if (!found) return null
      const { order, products } = found
      const reference = {
        display_id: order.display_id,
        currency_code: order.currency_code,
        recipient: order.billing_address ?? order.shipping_address,
        url: orderLink(mail, locale),
      }
      const paymentMethod = toPaymentMethod(order.metadata?.payment_method)
      return await draw({ container, mail, order, products, reference, paymentMethod, props })
    },
  }
}

async function findOrderWithProducts(
  container: MedusaContainer,
  id: string,
): Promise<{ order: OrderToWriteAbout; products: OrderedProduct[] } | null> {
  const [exists] = await container.resolve(Modules.ORDER).listOrders({ id }, { select: ["id"] })
  if (!exists) return null
  const order = await readOrder<OrderToWriteAbout>(container, id)
  return { order, products: await readOrderedProducts(container, order) }
}
