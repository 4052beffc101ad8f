import { HttpError, isOutage, REVIEW_AUTHOR_CHARACTERS, REVIEW_TEXT_CHARACTERS } from "@porteka/commerce-sdk"
import { z } from "zod"
import { readPhotos } from "#app/forms/photos/read-photos.server.ts"
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
  { commerce, locale }: Pick<RequestContext, "commerce" | "locale">,
  orderId: string,
  form: FormData,
): Promise<ReviewReply> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === "string" ? value : ""
  }
  const productId = text("product_id")
  try {
    switch (form.get("intent")) {
      case "refuse-requests":
        await commerce.reviews.refuseRequests(orderId, {})
        return { kind: "refused-requests", status: 200 }
      case "remove": {
        const parsed = ProductId.safeParse(productId)
        if (!parsed.success) return { kind: "impossible", productId, status: 400 }
        await commerce.reviews.remove(orderId, { product_id: parsed.data })
        return { kind: "removed", productId, status: 200 }
      }
      default: {
        const given = Form.safeParse(Object.fromEntries(form))
        const sent = await readPhotos(form)
        if (!given.success || "problem" in sent) {
          const wrong = given.error?.issues.map(({ path: [name] }) => String(name)) ?? []
          if ("problem" in sent) wrong.push(sent.problem)
          const values = { stars: text("stars"), author: text("author"), text: text("text") }
          return { kind: "wrong", productId, wrong, values, status: 400 }
        }
        await commerce.reviews.write(orderId, { ...given.data, ...sent, locale })
        return { kind: "written", productId, status: 200 }
      }
    }
  } catch (error) {
    if (isOutage(error)) return { kind: "unavailable", productId, status: 503 }
    if (error instanceof HttpError && error.status === 400 && error.type === "invalid_data") {
      const values = { stars: text("stars"), author: text("author"), text: text("text") }
      return { kind: "wrong", productId, wrong: ["photosKind"], values, status: 400 }
    }
    if (error instanceof HttpError && error.status === 400)
      return { kind: "impossible", productId, status: 400 }
    throw error
  }
}
