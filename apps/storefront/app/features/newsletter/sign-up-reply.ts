/** The state of the form that subscribes to the newsletter. */
export type SignUpReply =
  | { kind: "form" }
  /** The answer reveals nothing about the address. */
  | { kind: "signed_up" }
  /** The address is filled in again. */
  | { kind: "wrong_email"; email: string }
  | { kind: "failed" }

const STATUS: Record<SignUpReply["kind"], number> = {
  form: 200,
  signed_up: 200,
  wrong_email: 400,
  failed: 503,
}

export const statusOfSignUp = ({ kind }: SignUpReply): number => STATUS[kind]
