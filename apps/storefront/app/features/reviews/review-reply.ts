/** What came of a form of the reviews' page; `status` is that of its answer. */
export type ReviewReply = { status: number } & (
  | { kind: "written" | "removed" | "impossible" | "unavailable"; productId: string }
  | { kind: "refused-requests" }
  /** To be mended; what was typed stands in it again. */
  | { kind: "wrong"; productId: string; wrong: string[]; values: ReviewValues }
)

export interface ReviewValues {
  stars: string
  author: string
  text: string
}
