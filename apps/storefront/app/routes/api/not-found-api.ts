/** Any other URL below /api, with any method. */
function notFound() {
  return Response.json({ error: { status: 404, message: "Not found" } }, { status: 404 })
}

export const loader = notFound
export const action = notFound
