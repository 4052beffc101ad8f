import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Button, Container, Heading, Input, Label, toast } from "@medusajs/ui"
import { type FormEvent, useState } from "react"
import { post } from "../back-end.ts"
import { staffTexts } from "../staff/staff-texts.ts"
import { useBusy } from "../use-busy.ts"
import { withBoundary } from "../widget-boundary.tsx"

const EMPTY = { current: "", fresh: "", again: "" }
type Field = keyof typeof EMPTY

/** A new password for the logged-in person. */
function OwnPassword() {
  const texts = staffTexts()
  const [values, setValues] = useState(EMPTY)
  const [isBusy, run] = useBusy()

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (values.fresh !== values.again) {
      toast.error(texts.different)
      return
    }
    return run(async () => {
      await post("/admin/my-password", { current: values.current, password: values.fresh })
      setValues(EMPTY)
    }, texts.changed)
  }

  const field = (name: Field, autoComplete: string) => (
    <div>
      <Label htmlFor={`password-${name}`} size="small">
        {texts[name]}
      </Label>
      <Input
        id={`password-${name}`}
        type="password"
        size="small"
        autoComplete={autoComplete}
        value={values[name]}
        onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      />
    </div>
  )
  return (
    <Container>
      <form onSubmit={save} className="flex max-w-md flex-col gap-3">
        <Heading level="h2">{texts.password}</Heading>
        {field("current", "current-password")}
        {field("fresh", "new-password")}
        {field("again", "new-password")}
        <Button
          type="submit"
          size="small"
          variant="secondary"
          isLoading={isBusy}
          disabled={Object.values(values).some((value) => value === "")}
        >
          {texts.change}
        </Button>
      </form>
    </Container>
  )
}

export default withBoundary(OwnPassword)

export const config = defineWidgetConfig({ zone: "profile.details.after" })
