/**
 * The text fields of a posted form. In a separate file from the rules, because browsers read forms, too,
 * without needing schemas.
 */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  )
}
