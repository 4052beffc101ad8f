import { validateAndTransformBody } from "@medusajs/framework/http"

export type BodySchema = Parameters<typeof validateAndTransformBody>[0]

/** Parses a route's body with its schema, which the middleware exposes for the API description (ADR 0051). */
export const parsedBody = (schema: BodySchema) => Object.assign(validateAndTransformBody(schema), { schema })
