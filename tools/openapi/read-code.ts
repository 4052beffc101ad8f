import { dirname, join } from "node:path"

/**
 * Reads what only a route's source contains: the comment above a handler, and the name of the schema it parses
 * with.
 */

/** The first sentence of the comment directly above a function. */
export function summaryOf(source: string, name: string): string | undefined {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:async )?function ${name}\\b`,
  ).exec(source)
  const text = comment?.[1]?.replace(/\s*\n\s*\*\s?/g, " ").trim()
  return text?.replace(/^(.*?[.?!])(\s.*|)$/s, "$1")
}

/** The body of one of a file's functions. */
export function bodyOf(source: string, name: string): string {
  const [, rest = ""] = source.split(new RegExp(`export (?:async )?function ${name}\\b`))
  return rest.split(/\n\}/)[0] ?? ""
}

/**
 * The value of an expression like "schema", "schemas.login", "address.partial()" or "paging()", evaluated with
 * a module's exports and imports.
 * @throws if the file neither exports nor imports it
 */
export async function readValue(
  expression: string,
  source: string,
  file: string,
  root: string,
): Promise<unknown> {
  const [name = "", ...steps] = expression.split(".")
  const plain = name.replace("()", "")
  const imported = new RegExp(`import \\{[^}]*\\b${plain}\\b[^}]*\\} from "([^"]+)"`).exec(source)?.[1]
  const from = imported?.startsWith("#app/")
    ? join(root, "app", imported.slice(5))
    : join(dirname(file), imported ?? "")
  const module = (await import(imported === undefined ? file : from)) as Record<string, unknown>
  if (!Object.hasOwn(module, plain)) throw new Error(`${file} parses by ${plain} and does not export it.`)
  const step = (value: unknown, part: string): unknown => {
    const key = part.replace("()", "")
    const found = key === "" ? value : (value as Record<string, unknown>)[key]
    return part.endsWith("()") ? (found as () => unknown).call(value) : found
  }
  const first = name.endsWith("()") ? (module[plain] as () => unknown)() : module[plain]
  return steps.reduce(step, first)
}
