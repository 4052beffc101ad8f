import { CaseLine } from "./case-line.tsx"

interface CaseEmailProps<Code extends string> {
  label: string
  hint: string
  values: Record<string, string>
  errors: Partial<Record<"email", Code>>
  textOf: (error: Code) => string
}

/** Where the receipt and the answer are sent. */
export function CaseEmail<Code extends string>(props: CaseEmailProps<Code>) {
  return <CaseLine {...props} name="email" type="email" autoComplete="email" inputMode="email" />
}
