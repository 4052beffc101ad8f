import type { SeenIds } from "./seen-ids.ts"

/** The part of JSON Schema that zod writes. */
export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  $ref?: string
  $defs?: Record<string, JsonSchema>
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  minItems?: number
  format?: string
}

/** How often a value violates the schema, an optional field is present, and a required one is missing. */
const WRONG = 0.05
const OPTIONAL = 0.3
const FORGOTTEN = 0.04
const MAX_DEPTH = 6

const WORDS = [
  "",
  " ",
  "alma",
  "Őrségi bögre 🍯",
  "huf",
  "eur",
  "hu",
  "hu-HU",
  "x".repeat(300),
  "' or 1=1 --",
  "%",
  "\\",
  "../..",
  "{}",
  "id",
  "0",
  "-1",
  "1e400",
  "true",
  "null",
  "2026-01-01",
  "never",
  "1052",
  "+36301234567",
  "http://[",
  "\ud800",
]
const FIELDS = [
  "id",
  "*variants",
  "+metadata",
  "-id",
  "id,nope",
  "nope.nope",
  "**",
  "*",
  "items.*",
  "id,,",
  "+",
]
const ORDERS = ["id", "-created_at", "nope", "-nope.nope", "", "-"]
const MOMENTS = ["2026-11-22T10:00:00.000Z", "2026-11-22", "+275760-09-13T00:00:00.000Z", "1969-13-40", "now"]
const NUMBERS = [0, 1, 2, 3, 10, 1290, -1, 0.5, 100, 2 ** 31, 1e15, 1e21, Number.MAX_SAFE_INTEGER]
const ANYTHING = [
  null,
  true,
  false,
  0,
  -1,
  1e21,
  "",
  "alma",
  [],
  {},
  [null],
  [[]],
  { id: null },
  { $gt: 1 },
  ["a", 1],
]

/** Generates input: mostly valid with existing ids, sometimes anything else. */
export class RandomInput {
  readonly #random: () => number
  readonly #ids: SeenIds

  constructor(random: () => number, ids: SeenIds) {
    this.#random = random
    this.#ids = ids
  }

  chance(share: number): boolean {
    return this.#random() < share
  }

  pick<Item>(list: readonly Item[]): Item {
    return list[Math.floor(this.#random() * list.length)] as Item
  }

  id(name: string): string {
    return this.#ids.pick(name, this.#random) ?? "none"
  }

  word(): string {
    return this.pick(WORDS)
  }

  of(schema: JsonSchema, name = "", root = schema, depth = 0): unknown {
    if (this.chance(WRONG)) return this.pick(ANYTHING)
    if (depth > MAX_DEPTH) return null
    const again = (part: JsonSchema, key = name) => this.of(part, key, root, depth + 1)
    if (schema.$ref)
      return again(schema.$ref === "#" ? root : (root.$defs?.[schema.$ref.split("/").at(-1) ?? ""] ?? {}))
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return again(this.pick(choices))
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => again(part)))
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return this.pick(schema.enum)
    switch (Array.isArray(schema.type) ? this.pick(schema.type) : schema.type) {
      case "object":
        return this.#object(schema, again)
      case "array": {
        const length = Math.max(schema.minItems ?? 0, Math.floor(this.#random() * 3))
        return Array.from({ length }, () => again(schema.items ?? {}))
      }
      case "string":
        return this.#text(name, schema.format)
      case "number":
      case "integer":
        return this.pick(NUMBERS)
      case "boolean":
        return this.chance(0.5)
      case "null":
        return null
      default:
        return this.pick(ANYTHING)
    }
  }

  #object(schema: JsonSchema, again: (part: JsonSchema, key: string) => unknown): Record<string, unknown> {
    const required = new Set(schema.required)
    const parts = Object.entries(schema.properties ?? {}).filter(([key]) =>
      required.has(key) ? !this.chance(FORGOTTEN) : this.chance(OPTIONAL),
    )
    const made = Object.fromEntries(parts.map(([key, part]) => [key, again(part, key)]))
    const { additionalProperties: more } = schema
    if (typeof more === "object" && this.chance(0.5)) made[this.word()] = again(more, "")
    if (this.chance(WRONG)) made[this.word()] = this.pick(ANYTHING)
    return made
  }

  #text(name: string, format?: string): string {
    if (format === "email" || name === "email") return `fuzz.${Math.floor(this.#random() * 1e9)}@example.hu`
    if (format === "date-time" || name.endsWith("_at") || name === "$gt" || name === "$lt")
      return this.pick(MOMENTS)
    if (name === "fields") return this.pick(FIELDS)
    if (name === "order") return this.pick(ORDERS)
    if (name === "limit" || name === "offset") return this.pick(["0", "1", "20", "-1", "1e9", "x"])
    if (name === "currency_code") return this.pick(["huf", "eur", "xxx"])
    if (name === "country_code") return this.pick(["hu", "at", "xx"])
    if (/(^|_)ids?$/.test(name) || this.chance(0.25)) return this.id(name)
    return this.word()
  }
}

/** "?limit=1&created_at[$gt]=…&id[]=…" as Medusa's clients write it. */
export function toQuery(value: unknown): string {
  const pairs: string[] = []
  const add = (key: string, part: unknown): void => {
    if (Array.isArray(part)) for (const one of part) add(`${key}[]`, one)
    else if (typeof part === "object" && part !== null)
      for (const [name, one] of Object.entries(part)) add(key === "" ? name : `${key}[${name}]`, one)
    else if (key !== "") pairs.push(`${encode(key)}=${encode(String(part))}`)
  }
  add("", value)
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`
}

/** Lone surrogates cannot be encoded in a URL. */
export const encode = (text: string) => encodeURIComponent(text.toWellFormed())
