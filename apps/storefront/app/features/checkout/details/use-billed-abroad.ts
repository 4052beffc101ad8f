import { type RefObject, useEffect, useState } from "react"
import { isForeignField } from "#app/forms/foreign-field.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import { billedCountry } from "../form/asked-fields.ts"

/** Whether the invoice goes to another country, as the form is filled in now. */
export function useBilledAbroad(
  form: RefObject<HTMLFormElement | null>,
  values: Record<string, string>,
): boolean {
  const [abroad, setAbroad] = useState(() => isForeignField(billedCountry(values)))
  useEffect(() => {
    const element = form.current
    if (!element) return
    const look = () => setAbroad(isForeignField(billedCountry(textsOf(new FormData(element)))))
    look()
    element.addEventListener("input", look)
    return () => element.removeEventListener("input", look)
  }, [form])
  return abroad
}
