export { createPortal, flushSync } from "preact/compat"

/** A hint for the browser that only the server's page needs. */
export function preload(): void {}
