/** Input of a form that has not been submitted, by field name. */
export type FormDraft = Record<string, string>

/** Text unchanged, checkboxes as "on" or "", radio buttons as the chosen value. */
export function readDraft(form: HTMLFormElement): FormDraft {
  const draft: FormDraft = {}
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || !control.name || control.type === "hidden") continue
    if (control.type === "checkbox") draft[control.name] = control.checked ? "on" : ""
    else if (control.type !== "radio") draft[control.name] = control.value
    else if (control.checked) draft[control.name] = control.value
  }
  return draft
}

/** Names of the fields that differ from the rendered page: somebody typed before the scripts ran. */
export function touchedFields(form: HTMLFormElement): Set<string> {
  const touched = [...form.elements].filter((control): control is HTMLInputElement => {
    if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false
    const hasState = control.type === "radio" || control.type === "checkbox"
    return hasState ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
  })
  return new Set(touched.map(({ name }) => name))
}

/** Restores a draft as if it were typed, so that listeners of the fields are called. */
export function applyDraft(form: HTMLFormElement, draft: FormDraft): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || control.type === "hidden") continue
    const value = draft[control.name]
    if (value !== undefined) applyValue(control, value)
  }
}

function applyValue(control: HTMLInputElement, value: string): void {
  if (control.type === "radio") {
    if (control.value === value && !control.checked) control.click()
  } else if (control.type === "checkbox") {
    if (control.checked !== (value === "on")) control.click()
  } else if (control.value !== value) {
    // React ignores a value set through the element's own property, which it overrides.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, value)
    control.dispatchEvent(new Event("input", { bubbles: true }))
  }
}

/** Reads a stored draft; null if it is not valid. */
export function parseDraft(text: string | null): FormDraft | null {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? "null")
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return null
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  )
}
