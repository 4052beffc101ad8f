import { parseJson } from "@porteka/shop/parse-json"

/** Input of a form that has not been submitted, by field name. */
export type FormDraft = Record<string, string>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A browser never fills in files by itself. */
const UNKEPT_TYPES = ["hidden", "file"]

const isControl = (element: Element): element is Control =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !UNKEPT_TYPES.includes(element.type))

const isTickable = (control: Control): control is HTMLInputElement =>
  control.type === "radio" || control.type === "checkbox"

/** Text unchanged, the chosen value of a select, checkboxes as "on" or "", radio buttons as the chosen value. */
export function readDraft(form: HTMLFormElement): FormDraft {
  const draft: FormDraft = {}
  for (const control of form.elements) {
    if (!isControl(control) || !control.name) continue
    if (!isTickable(control)) draft[control.name] = control.value
    else if (control.type === "checkbox") draft[control.name] = control.checked ? "on" : ""
    else if (control.checked) draft[control.name] = control.value
  }
  return draft
}

/** Names of the fields that differ from the rendered page: somebody typed before the scripts ran. */
export function touchedFields(form: HTMLFormElement): Set<string> {
  const touched = [...form.elements].filter((control): control is Control => {
    if (!isControl(control)) return false
    if (control instanceof HTMLSelectElement) return isChosenAnew(control)
    return isTickable(control)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue
  })
  return new Set(touched.map(({ name }) => name))
}

/** Without a default, the browser shows the first option. */
function isChosenAnew({ options, value }: HTMLSelectElement): boolean {
  const all = [...options]
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value !== value
}

/** Restores a draft as if it were typed, so that listeners of the fields are called. */
export function applyDraft(form: HTMLFormElement, draft: FormDraft): void {
  for (const control of form.elements) {
    if (!isControl(control)) continue
    const value = draft[control.name]
    if (value !== undefined) applyValue(control, value)
  }
}

function applyValue(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement) {
    if (control.value === value) return
    control.value = value
    for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }))
  } else if (isTickable(control)) {
    const isMeant = control.type === "radio" ? control.value === value || control.checked : value === "on"
    if (control.checked !== isMeant) control.click()
  } else if (control.value !== value) {
    // React ignores a value set through the element's own property, which it overrides.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value)
    control.dispatchEvent(new Event("input", { bubbles: true }))
  }
}

/** Reads a stored draft; null if it is not valid. */
export function parseDraft(text: string | null): FormDraft | null {
  const kept = parseJson(text)
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return null
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  )
}
