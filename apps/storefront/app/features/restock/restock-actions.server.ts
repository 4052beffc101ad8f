import type { CommerceClient, RestockNoticeAnswer } from "@porteka/commerce-sdk"
import { EMAIL_CHARACTERS, LINK_TOKEN_CHARACTERS } from "@porteka/shop"
import { z } from "zod"
import { WrittenEmail } from "#app/forms/field-rules.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { answerLink } from "#app/server/back-end/answer-link.server.ts"
import type { RestockNoticeView, RestockReply } from "./restock-reply.ts"

const VariantId = z.string().regex(/^variant_[0-9A-Z]{1,40}$/)

/** The content behind an e-mail's link. */
export function openNotice(commerce: CommerceClient, token: string): Promise<RestockReply> {
  return answerLink(async () => toReply(token, await commerce.restockNotices.lookUp({ token })))
}

/**
 * Every posted form about a notice: `ask` on a product's page, `confirm` and `cancel` after the e-mail's
 * link.
 */
export function answerRestockForm(
  commerce: CommerceClient,
  locale: Locale,
  form: FormData,
): Promise<RestockReply> {
  const { intent, token: sent = "" } = textsOf(form)
  const token = sent.slice(0, LINK_TOKEN_CHARACTERS)
  switch (intent) {
    case "confirm":
      return answerLink(async () => toReply(token, await commerce.restockNotices.confirm({ token })))
    case "cancel":
      return answerLink(async () => {
        await commerce.restockNotices.cancel({ token })
        return { kind: "cancelled" }
      })
    default:
      return ask(commerce, locale, form)
  }
}

async function ask(commerce: CommerceClient, locale: Locale, form: FormData): Promise<RestockReply> {
  const { variant_id, email: typed = "" } = textsOf(form)
  const variantId = VariantId.safeParse(variant_id)
  if (!variantId.success) return { kind: "invalid" }
  const email = WrittenEmail.safeParse(typed)
  if (!email.success)
    return { kind: "wrong_email", variantId: variantId.data, email: typed.slice(0, EMAIL_CHARACTERS) }
  return answerLink(async () => {
    await commerce.restockNotices.ask({ variant_id: variantId.data, email: email.data, locale })
    return { kind: "asked" }
  })
}

function toReply(token: string, { state, product }: RestockNoticeAnswer): RestockReply {
  const notice: RestockNoticeView = {
    state,
    product: product && {
      title: [product.title, product.variant_title].filter(Boolean).join(", "),
      handle: product.handle,
      variantKey: product.variant_key,
    },
  }
  return { kind: "notice", token, notice }
}
