import {
  brandOf,
  type FieldName,
  type FieldProblem,
  formatCvc,
  formatExpiry,
  formatNumber,
  problemOf,
  type TypedCard,
} from "./card-fields.ts"
import type { FormTexts } from "./texts.ts"

const FIELDS: { name: FieldName; autocomplete: string; maxLength: number }[] = [
  { name: "number", autocomplete: "cc-number", maxLength: 23 },
  { name: "expiry", autocomplete: "cc-exp", maxLength: 9 },
  { name: "cvc", autocomplete: "cc-csc", maxLength: 4 },
]

export interface CardView {
  /** The typed values. */
  card(): TypedCard
  brand(): string
  /** Returns the first error and shows all of them beside their fields; null if the card can be used. */
  validate(): FieldProblem | null
  isEmpty(): boolean
  isComplete(): boolean
  setTexts(texts: FormTexts): void
  focus(): void
  blur(): void
  clear(): void
}

export interface ViewEvents {
  change(): void
  focus(): void
  blur(): void
  escape(): void
}

interface Field {
  name: FieldName
  label: HTMLLabelElement
  input: HTMLInputElement
  error: HTMLParagraphElement
}

/** Creates and updates the form: formats while typing, shows errors when a field is left. */
export function buildCardView(root: HTMLElement, first: FormTexts, events: ViewEvents): CardView {
  let texts = first
  const notice = document.createElement("p")
  notice.className = "sandbox"
  const group = document.createElement("fieldset")
  const legend = document.createElement("legend")
  const row = document.createElement("div")
  row.className = "row"
  const fields = FIELDS.map(({ name, autocomplete, maxLength }) => buildField(name, autocomplete, maxLength))
  const [number, expiry, cvc] = fields as [Field, Field, Field]
  row.append(wrap(expiry), wrap(cvc))
  group.append(legend, wrap(number), row)
  root.append(notice, group)

  const card = (): TypedCard => ({
    number: number.input.value,
    expiry: expiry.input.value,
    cvc: cvc.input.value,
  })
  const problem = (field: Field) => problemOf(field.name, card(), new Date())

  const showProblem = (field: Field, shown: FieldProblem | null) => {
    field.error.textContent = shown === null ? "" : texts.problems[shown]
    if (shown === null) field.input.removeAttribute("aria-invalid")
    else field.input.setAttribute("aria-invalid", "true")
  }

  const reformat = (field: Field) => {
    const { value } = field.input
    const atEnd = field.input.selectionStart === value.length
    // Only at the end of the text: elsewhere the caret would jump, and deleting a character must stay
    // possible.
    if (!atEnd) return
    if (field === number) field.input.value = formatNumber(value)
    if (field === expiry) field.input.value = formatExpiry(value)
    if (field === cvc) field.input.value = formatCvc(value, number.input.value)
  }

  for (const field of fields) {
    field.input.addEventListener("input", (event) => {
      const erasing = event instanceof InputEvent && event.inputType.startsWith("delete")
      if (!erasing) reformat(field)
      showProblem(field, null)
      events.change()
    })
    field.input.addEventListener("focus", () => events.focus())
    field.input.addEventListener("blur", () => {
      if (field.input.value !== "") showProblem(field, problem(field))
      events.blur()
    })
    field.input.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") events.escape()
    })
  }

  const setTexts = (next: FormTexts) => {
    texts = next
    notice.textContent = texts.notice
    legend.textContent = texts.group
    for (const { name, label, input } of fields) {
      label.textContent = texts.fields[name].label
      input.placeholder = texts.fields[name].placeholder
    }
  }
  setTexts(first)

  return {
    card,
    setTexts,
    brand: () => brandOf(number.input.value),
    validate: () => {
      const problems = fields.map((field) => ({ field, found: problem(field) }))
      for (const { field, found } of problems) showProblem(field, found)
      const worst = problems.find(({ found }) => found !== null)
      worst?.field.input.focus()
      return worst?.found ?? null
    },
    isEmpty: () => fields.every(({ input }) => input.value === ""),
    isComplete: () => fields.every((field) => problem(field) === null),
    focus: () => number.input.focus(),
    blur: () => (document.activeElement as HTMLElement | null)?.blur(),
    clear: () => {
      for (const field of fields) {
        field.input.value = ""
        showProblem(field, null)
      }
    },
  }
}

function buildField(name: FieldName, autocomplete: string, maxLength: number): Field {
  const label = document.createElement("label")
  const input = document.createElement("input")
  const error = document.createElement("p")
  label.htmlFor = name
  error.id = `${name}-error`
  error.className = "error"
  error.setAttribute("role", "alert")
  Object.assign(input, { id: name, name, type: "text", inputMode: "numeric", maxLength, required: true })
  input.setAttribute("autocomplete", autocomplete)
  input.setAttribute("aria-describedby", error.id)
  return { name, label, input, error }
}

function wrap({ label, input, error }: Field): HTMLDivElement {
  const box = document.createElement("div")
  box.className = "field"
  box.append(label, input, error)
  return box
}
