import { useLocale } from "use-intl"
import { type FieldState, FormField } from "./form-field.tsx"
import { NAME_ORDER } from "./name-order.ts"

interface NameFieldsProps extends FieldState {
  labels: Record<"last_name" | "first_name", string>
}

/** Family name and given name, in the order of the page's language. */
export function NameFields({ labels, ...field }: NameFieldsProps) {
  const order = NAME_ORDER[useLocale()]
  const autoComplete = { last_name: "family-name", first_name: "given-name" }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {order.map((name) => (
        <FormField key={name} {...field} name={name} label={labels[name]} autoComplete={autoComplete[name]} />
      ))}
    </div>
  )
}
