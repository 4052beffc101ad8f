import type { Metadata } from "../objects/metadata.ts"
import { invalidRequest } from "./stripe-error.ts"

export type Param = string | Param[] | Params
/** Decoded form parameters: strings, lists and objects of them. */
export interface Params {
  [name: string]: Param
}

/** Refuses unknown names, as Stripe does, so that a typo is noticed. */
export function onlyKnown(params: Params, known: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => name !== "expand" && !known.includes(name))
  if (unknown !== undefined) {
    throw invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: "parameter_unknown",
      param: unknown,
    })
  }
}

/** A string; undefined if absent or empty. */
export function text(params: Params, name: string): string | undefined {
  const value = params[name]
  if (value === undefined || value === "") return undefined
  if (typeof value !== "string")
    throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, { param: name })
  return value
}

/** A required string. */
export function requiredText(params: Params, name: string): string {
  const value = text(params, name)
  if (value === undefined) throw missingParam(name)
  return value
}

/** An integer; undefined if absent. */
export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name)
  if (value === undefined) return undefined
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${value}`, { code: "parameter_invalid_integer", param: name })
  }
  return Number(value)
}

/** `true` or `false`; undefined if absent. */
export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name)
  if (value === undefined) return undefined
  if (value !== "true" && value !== "false")
    throw invalidRequest(`Invalid boolean: ${value}`, { param: name })
  return value === "true"
}

/** One of several strings; undefined if absent. */
export function oneOf<const Word extends string>(
  params: Params,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const value = text(params, name)
  if (value === undefined) return undefined
  const word = words.find((one) => one === value)
  if (word === undefined) {
    throw invalidRequest(`Invalid ${name}: must be one of ${words.join(", ")}`, { param: name })
  }
  return word
}

/** A list of strings. */
export function texts(params: Params, name: string): string[] | undefined {
  const value = params[name]
  if (value === undefined) return undefined
  if (!Array.isArray(value)) throw invalidRequest("Invalid array", { param: name })
  return value.filter((one) => typeof one === "string")
}

/** An object; undefined if absent. */
export function object(params: Params, name: string): Params | undefined {
  const value = params[name]
  if (value === undefined || value === "") return undefined
  if (typeof value === "string" || Array.isArray(value))
    throw invalidRequest("Invalid object", { param: name })
  return value
}

/** Merges with the existing data; an empty value removes its key, an empty string removes everything. */
export function mergedMetadata(params: Params, present: Metadata): Metadata {
  if (params.metadata === "") return {}
  const merged = { ...present }
  for (const [key, value] of Object.entries(object(params, "metadata") ?? {})) {
    if (value === "") delete merged[key]
    else merged[key] = String(value)
  }
  return merged
}

/** Stripe's error for an absent parameter, to be thrown. */
export function missingParam(name: string) {
  return invalidRequest(`Missing required param: ${name}.`, { code: "parameter_missing", param: name })
}
