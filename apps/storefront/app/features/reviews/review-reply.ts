/** The result of a form on the reviews page; `status` is that of its answer. */
export type ReviewReply = { status: number } & (
  | { kind: "written" | "removed" | "impossible" | "unavailable"; productId: string }
  | { kind: "refused-requests" }
  /** The form has errors; the input is filled in again. */
  | { kind: "wrong"; productId: string; wrong: string[]; values: ReviewValues }
)

interface ReviewValues {
  stars: string
  author: string
  text: string
}
