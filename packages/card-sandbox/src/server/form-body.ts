import type { Param, Params } from "../stripe/params.ts"

/** Deeper keys are not nested: Stripe has none. */
const MAX_DEPTH = 8

/**
 * Decodes a form or a query with nested keys: `card[number]=…`, `expand[]=…`, `expand[0]=…`. The objects have
 * no prototype, so that `__proto__` is a normal key.
 */
export function decodeForm(text: string): Params {
  const root = node()
  for (const [key, value] of new URLSearchParams(text)) insert(root, keyPath(key), value)
  return asObject(root)
}

/** A node with children, or a leaf with its text. */
type Node = Map<string, Node | string>

const node = (): Node => new Map()

function keyPath(key: string): string[] {
  const opening = key.indexOf("[")
  if (opening <= 0 || !key.endsWith("]")) return [key]
  return [key.slice(0, opening), ...key.slice(opening + 1, -1).split("][", MAX_DEPTH)]
}

function insert(branch: Node, [name = "", ...rest]: string[], value: string): void {
  const key = name === "" ? String(branch.size) : name
  if (rest.length === 0) {
    branch.set(key, value)
    return
  }
  const present = branch.get(key)
  const inner = present instanceof Map ? present : node()
  branch.set(key, inner)
  insert(inner, rest, value)
}

function asObject(branch: Node): Params {
  const object: Params = Object.create(null)
  for (const [key, value] of branch) object[key] = asParam(value)
  return object
}

function asParam(value: Node | string): Param {
  if (typeof value === "string") return value
  const isList = [...value.keys()].every((key) => /^\d+$/.test(key))
  return isList ? [...value.values()].map(asParam) : asObject(value)
}
