/** Joins class names, leaving out what is false, null or empty. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ")
}
