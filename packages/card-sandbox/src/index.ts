export { type HostedSandbox, type HostedSandboxOptions, startHostedSandbox } from "./hosted/hosted-sandbox.ts"
export { simplePayProtocol } from "./hosted/simplepay-protocol.ts"
export { type CardSandbox, type CardSandboxOptions, startCardSandbox } from "./server/http-server.ts"
export type { WebhookTarget } from "./webhooks/post-event.ts"
