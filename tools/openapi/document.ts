import { z } from "zod"

/** One call of an interface, as it is described. */
export interface Operation {
  method: string
  /** "/store/carts/{id}" */
  path: string
  summary?: string | undefined
  body?: z.ZodType | undefined
  query?: z.ZodType | undefined
}

type JsonSchema = Record<string, unknown>

const PLACE = /\{([^}]+)\}/g

/** As it is sent, not as it is parsed to: what has a default may be left out. */
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

const json = (schema: JsonSchema) => ({ "application/json": { schema } })

function describeOperation(operation: Operation) {
  const { summary, body } = operation
  const parameters = parametersOf(operation)
  return {
    ...(summary === undefined ? {} : { summary }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(toSchema(body)) } }),
    responses: {
      "2XX": { description: "The answer; its type is in packages/commerce-sdk/src/types where it has one" },
      "4XX": { $ref: "#/components/responses/Refusal" },
    },
  }
}

/** @returns an OpenAPI document, paths in the order of the alphabet */
export function openApiDocument(title: string, description: string, operations: readonly Operation[]) {
  const sorted = operations.toSorted((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1))
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of sorted) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(operation),
    }
  }
  const refusal = {
    type: "object",
    properties: { message: { type: "string" }, code: { type: "string" }, type: { type: "string" } },
    required: ["message"],
  }
  return {
    openapi: "3.1.0",
    info: { title, description, version: "1" },
    paths,
    components: { responses: { Refusal: { description: "Why not", content: json(refusal) } } },
  }
}
