import description from "../../../../../docs/openapi/storefront.json" with { type: "json" }

/** What the calls of this shop take, while it is developed (ADR 0051). */
export function loader() {
  return Response.json(description)
}
