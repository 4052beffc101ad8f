/** A case form while it is being filled in. It is only in the answer to a plain post, never stored and never in the URL. */
export interface OpenCase<Errors> {
  step: "form"
  values: Record<string, string>
  errors: Errors
  submissionId: string
  /** It could not be recorded; nothing of it is lost. */
  failed: boolean
}
