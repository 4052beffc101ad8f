import { HttpError, isOutage, REVIEW_AUTHOR_CHARACTERS, REVIEW_TEXT_CHARACTERS } from "@porteka/commerce-sdk"
import { z } from "zod"
import { readPhotos } from "#app/forms/photos/read-photos.server.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import type { ReviewReply } from "./review-reply.ts"

const ProductId = z.string().regex(/^prod_[0-9A-Z]{1,40}$/)

const Form = z.object({
  product_id: ProductId,
  stars: z.coerce.number().int().min(1).max(5),
  author: z.string().trim().min(1).max(REVIEW_AUTHOR_CHARACTERS),
  // Browsers count a line break as one character and send it as two.
  text: z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(REVIEW_TEXT_CHARACTERS)),
})

/** A posted form of the page: a review written or deleted, or an opt-out from review requests. */
export async function answerReview(
  shop: Pick<RequestContext, "commerce" | "locale">,
  orderId: string,
  form: FormData,
): Promise<ReviewReply> {
  const sent = textsOf(form)
  try {
    if (sent.intent === "refuse-requests") {
      await shop.commerce.reviews.refuseRequests(orderId, {})
      return { kind: "refused-requests", status: 200 }
    }
    if (sent.intent === "remove") return await remove(shop, orderId, productOf(sent))
    return await write(shop, orderId, form)
  } catch (error) {
    const productId = productOf(sent)
    if (isOutage(error)) return { kind: "unavailable", productId, status: 503 }
    if (!(error instanceof HttpError) || error.status !== 400) throw error
    if (error.type === "invalid_data") return wrong(sent, ["photosKind"])
    return { kind: "impossible", productId, status: 400 }
  }
}

type Sent = Record<string, string>

const productOf = ({ product_id: id = "" }: Sent) => id

async function remove(
  { commerce }: Pick<RequestContext, "commerce">,
  orderId: string,
  productId: string,
): Promise<ReviewReply> {
  if (!ProductId.safeParse(productId).success) return { kind: "impossible", productId, status: 400 }
  await commerce.reviews.remove(orderId, { product_id: productId })
  return { kind: "removed", productId, status: 200 }
}

async function write(
  { commerce, locale }: Pick<RequestContext, "commerce" | "locale">,
  orderId: string,
  form: FormData,
): Promise<ReviewReply> {
  const sent = textsOf(form)
  const given = Form.safeParse(sent)
  const photos = await readPhotos(form)
  const problems = given.error?.issues.map(({ path: [name] }) => String(name)) ?? []
  if ("problem" in photos) return wrong(sent, [...problems, photos.problem])
  if (!given.success) return wrong(sent, problems)
  await commerce.reviews.write(orderId, { ...given.data, ...photos, locale })
  return { kind: "written", productId: given.data.product_id, status: 200 }
}

const wrong = (sent: Sent, problems: string[]): ReviewReply => {
  const { stars = "", author = "", text = "" } = sent
  return {
    kind: "wrong",
    productId: productOf(sent),
    wrong: problems,
    values: { stars, author, text },
    status: 400,
  }
}
