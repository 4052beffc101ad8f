import { z } from "zod"
import type { JsonSchema } from "./type-schema.ts"

/** The description of one call. */
export interface Operation {
  method: string
  /** "/store/carts/{id}" */
  path: string
  summary?: string | undefined
  body?: z.ZodType | undefined
  query?: z.ZodType | undefined
  /** Of success. */
  status: number
  answer?: Content | undefined
  /** The name of its error type. */
  refusal: string
}

/** What is answered, by its media type. */
export type Content = Record<string, { schema: JsonSchema }>

/** Error codes with their statuses. */
export interface Refusal {
  description: string
  codes: Readonly<Record<string, number>>
  schema: JsonSchema & { properties: Record<string, JsonSchema> }
}

export interface Description {
  title: string
  description: string
  operations: readonly Operation[]
  /** The types that answers name. */
  schemas: ReadonlyMap<string, JsonSchema>
  refusals: Readonly<Record<string, Refusal>>
  /** The description of errors. */
  failure: Refusal
}

const PLACE = /\{([^}]+)\}/g

/** As sent, not as parsed: fields with a default may be omitted. */
function toSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })
  return described
}

function parametersOf({ path, query }: Operation): object[] {
  const places = [...path.matchAll(PLACE)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }))
  if (!query) return places
  const { properties = {}, required = [] } = toSchema(query) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const asked = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }))
  return [...places, ...asked]
}

export const json = (schema: JsonSchema): Content => ({ "application/json": { schema } })

function describeOperation(operation: Operation) {
  const { summary, body, status, answer, refusal } = operation
  const parameters = parametersOf(operation)
  return {
    ...(summary === undefined ? {} : { summary }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(toSchema(body)) } }),
    responses: {
      [status]: { description: "Done", ...(answer ? { content: answer } : {}) },
      "4XX": { $ref: `#/components/responses/${refusal}` },
      "5XX": { $ref: "#/components/responses/Failure" },
    },
  }
}

function describeRefusal({ description, codes, schema }: Refusal) {
  const named = Object.entries(codes).map(([code, status]) => `\`${code}\` (${status})`)
  // Medusa's own routes are not listed.
  const text = { type: "string" }
  const code = named.length === 0 ? text : { anyOf: [{ enum: Object.keys(codes) }, text] }
  return {
    description: named.length === 0 ? description : `${description} Codes: ${named.join(", ")}.`,
    content: json({ ...schema, properties: { ...schema.properties, code } }),
  }
}

/** @returns an OpenAPI document with sorted paths */
export function openApiDocument({ title, description, operations, schemas, refusals, failure }: Description) {
  const sorted = operations.toSorted((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1))
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of sorted) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(operation),
    }
  }
  const responses = Object.entries({ ...refusals, Failure: failure }).map(([name, refusal]) => [
    name,
    describeRefusal(refusal),
  ])
  return {
    openapi: "3.1.0",
    info: { title, description, version: "1" },
    paths,
    components: {
      schemas: Object.fromEntries([...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      responses: Object.fromEntries(responses),
    },
  }
}
