import { CaseLine } from "./case-line.tsx"

interface LeaveEmptyProps<Code extends string> {
  values: Record<string, string>
  errors: { leave_empty?: Code }
  textOf: (key: "leaveEmpty" | Code) => string
}

/** The field against spam programs (`case-fields.ts`), shown only to a person who has filled it in. */
export function LeaveEmpty<Code extends string>({ values, errors, textOf }: LeaveEmptyProps<Code>) {
  return (
    <div hidden={!errors.leave_empty}>
      <CaseLine
        values={values}
        errors={errors}
        textOf={textOf}
        name="leave_empty"
        label={textOf("leaveEmpty")}
        autoComplete="off"
      />
    </div>
  )
}
