import type { ShouldRevalidateFunctionArgs } from "react-router"

/** Public pages do not depend on form posts (cart, consent), so they are not reloaded after one. */
export function keepOnActions({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formAction ? false : defaultShouldRevalidate
}
