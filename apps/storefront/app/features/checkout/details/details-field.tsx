import type { ComponentProps } from "react"
import { useTranslations } from "use-intl"
import { TextField } from "#app/ui/controls/text-field.tsx"
import type { FieldErrors } from "./details-schema.ts"

export interface FieldState {
  values: Record<string, string>
  errors: FieldErrors
}

type DetailsFieldProps = FieldState & Omit<ComponentProps<typeof TextField>, "error" | "filled">

/** A text field of the checkout with its error in the visitor's language. */
export function DetailsField({ values, errors, ...field }: DetailsFieldProps) {
  const t = useTranslations("checkout")
  const error = errors[field.name]
  return <TextField {...field} filled={values[field.name]} error={error && t(error)} />
}
