import { useLocale } from "use-intl"
import { type FieldState, FormField } from "./form-field.tsx"
import { namesInOrder } from "./name-order.ts"

interface NameFieldsProps extends FieldState {
  labels: Record<"last_name" | "first_name", string>
  /** Prefix of each field's name. */
  prefix?: string
  autoCompleteSection?: "shipping" | "billing"
}

const AUTO_COMPLETE = { last_name: "family-name", first_name: "given-name" }

/** Family name and given name, in the order of the page's language. */
export function NameFields({ labels, prefix = "", autoCompleteSection: section, ...field }: NameFieldsProps) {
  return (
    <div className="grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))]">
      {namesInOrder(useLocale()).map((name) => (
        <FormField
          key={name}
          {...field}
          name={prefix + name}
          label={labels[name]}
          autoComplete={section ? `${section} ${AUTO_COMPLETE[name]}` : AUTO_COMPLETE[name]}
        />
      ))}
    </div>
  )
}
