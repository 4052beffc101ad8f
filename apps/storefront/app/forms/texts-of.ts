/** The text fields of a posted form. Apart from the rules: browsers read forms, too, and need no schemas for it. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  )
}
