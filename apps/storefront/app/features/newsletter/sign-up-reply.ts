/** The error of a field. */
type SignUpErrors = { email?: "errorEmail"; leave_empty?: "errorLeaveEmpty" }

/** The state of the form that subscribes to the newsletter. */
export type SignUpReply =
  | { kind: "form" }
  /** The answer reveals nothing about the address. `meant`: the address without a likely typing error. */
  | { kind: "signed_up"; meant: string | null }
  /** The input is filled in again. */
  | { kind: "wrong"; email: string; leaveEmpty: string; errors: SignUpErrors }
  | { kind: "failed" }

const STATUS: Record<SignUpReply["kind"], number> = { form: 200, signed_up: 200, wrong: 400, failed: 503 }

export const statusOfSignUp = ({ kind }: SignUpReply): number => STATUS[kind]
