import type { Block } from "./document/document.ts"
import type { EmailProps, RenderedEmail } from "./email.ts"
import type { OrderReference } from "./order-reference.ts"
import { renderShopperEmail } from "./render-shopper-email.ts"

interface OrderEmailProps extends EmailProps {
  order: OrderReference
}

interface OrderEmailTexts {
  /** With the order's number. */
  subject: (number: string) => string
  title: string
  /** The first sentence, which is also the preview beside the subject. */
  opening: string
}

/** Renders an e-mail to whoever placed an order. */
export function renderOrderEmail(
  { order, ...props }: OrderEmailProps,
  { subject, title, opening }: OrderEmailTexts,
  blocks: readonly Block[],
): RenderedEmail {
  return renderShopperEmail(props, {
    title,
    blocks,
    subject: subject(String(order.display_id)),
    preview: opening,
    recipient: order.recipient,
  })
}
