import { HttpError, isNotFound, isOutage } from "@porteka/commerce-sdk"

/** What came of a mail's link: the call's answer, or that it leads nowhere, or nowhere now. */
export async function answerLink<Reply>(
  call: () => Promise<Reply>,
): Promise<Reply | { kind: "invalid" } | { kind: "unavailable" }> {
  try {
    return await call()
  } catch (error) {
    if (isNotFound(error)) return { kind: "invalid" }
    if (isOutage(error)) return { kind: "unavailable" }
    if (error instanceof HttpError && error.status === 400) return { kind: "invalid" }
    throw error
  }
}
