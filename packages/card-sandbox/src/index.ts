export { type CardSandbox, type CardSandboxOptions, startCardSandbox } from "./server/http-server.ts"
export type { WebhookTarget } from "./webhooks/post-event.ts"
