import { isBadRequest, isNotFound, isOutage } from "@porteka/commerce-sdk"

/** The result of following an e-mail's link: the call's answer, an invalid or expired link, or an outage. */
export async function answerLink<Reply>(
  call: () => Promise<Reply>,
): Promise<Reply | { kind: "invalid" } | { kind: "unavailable" }> {
  try {
    return await call()
  } catch (error) {
    if (isNotFound(error) || isBadRequest(error)) return { kind: "invalid" }
    if (isOutage(error)) return { kind: "unavailable" }
    throw error
  }
}
