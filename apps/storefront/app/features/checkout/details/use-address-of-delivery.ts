import { type RefObject, useEffect } from "react"
import { applyDraft } from "#app/forms/draft/form-draft.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import { type CustomerOffer, valuesOfDelivery } from "./customer-defaults.ts"

/** Fills in a customer's default address for the kind of delivery that was just chosen. */
export function useAddressOfDelivery(
  form: RefObject<HTMLFormElement | null>,
  offer: CustomerOffer | null,
): void {
  useEffect(() => {
    const element = form.current
    if (!element || !offer) return
    const fill = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== "shipping_option_id") return
      const values = valuesOfDelivery(offer, textsOf(new FormData(element)))
      if (values) applyDraft(element, values)
    }
    element.addEventListener("input", fill)
    return () => element.removeEventListener("input", fill)
  }, [form, offer])
}
