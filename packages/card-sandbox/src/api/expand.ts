import type { TableName } from "../state/tables.ts"
import { type Params, texts } from "../stripe/params.ts"
import type { Scene } from "../stripe/scene.ts"
import { invalidRequest } from "../stripe/stripe-error.ts"

/** The collection that the id in a field belongs to. */
const TARGETS: Readonly<Record<string, TableName>> = {
  charge: "charges",
  customer: "customers",
  latest_charge: "charges",
  payment_intent: "payment_intents",
  payment_method: "payment_methods",
}

type Plain = Record<string, unknown>

/** Replaces ids by objects where `expand` asks for it (https://docs.stripe.com/api/expanding_objects). */
export function expandAnswer(scene: Scene, answer: object, params: Params): object {
  const paths = texts(params, "expand") ?? []
  return paths.reduce((expanded, path) => expandPath(scene, expanded, path.split("."), path), answer)
}

function expandPath(scene: Scene, value: object, [name = "", ...rest]: string[], path: string): object {
  const fields = value as Plain
  const field = fields[name]
  if (name === "data" && Array.isArray(field)) {
    return { ...fields, data: field.map((row) => expandPath(scene, row as object, rest, path)) }
  }
  const thing = typeof field === "string" ? resolve(scene, name, field, path) : field
  if (thing === undefined) throw cannotExpand(path)
  if (typeof thing !== "object" || thing === null) return value
  return { ...fields, [name]: rest.length === 0 ? thing : expandPath(scene, thing, rest, path) }
}

function resolve(scene: Scene, name: string, id: string, path: string): object {
  const table = Object.hasOwn(TARGETS, name) ? TARGETS[name] : undefined
  if (table === undefined) throw cannotExpand(path)
  return scene.work.find(table, id) ?? { id, deleted: true }
}

const cannotExpand = (path: string) =>
  invalidRequest(`This property cannot be expanded (${path}).`, { param: "expand" })
