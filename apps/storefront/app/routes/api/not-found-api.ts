/** Any other URL below /api, with any method. */
export { notFound as action, notFound as loader } from "#app/server/api/api-reply.server.ts"
