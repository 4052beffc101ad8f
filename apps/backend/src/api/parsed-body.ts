import { validateAndTransformBody } from "@medusajs/framework/http"

export type BodySchema = Parameters<typeof validateAndTransformBody>[0]

/** Parses the body of a route by its schema, which the middleware shows to who describes the routes (ADR 0051). */
export const parsedBody = (schema: BodySchema) => Object.assign(validateAndTransformBody(schema), { schema })
