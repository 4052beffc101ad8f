import type { ShouldRevalidateFunctionArgs } from "react-router"

/** Public pages do not change by what a visitor sends (cart, consent): a form does not load them again. */
export function keepOnActions({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formAction ? false : defaultShouldRevalidate
}
