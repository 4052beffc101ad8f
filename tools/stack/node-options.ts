/**
 * How much memory Node may take for the objects of each server. Without a bound V8 lets garbage lie until a large part
 * of the machine is full of it (bench/memory). A large catalogue needs more: `NODE_OPTIONS` of the environment is
 * taken in the place of these. The Dockerfile and the systemd units say the same.
 */
export const NODE_OPTIONS = {
  storefront: "--max-old-space-size=192 --max-semi-space-size=8",
  backend: "--max-old-space-size=448 --max-semi-space-size=8",
} as const

/** A server's environment with its bound. */
export function withHeapBound(
  part: keyof typeof NODE_OPTIONS,
  { NODE_OPTIONS: others, ...environment }: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const bound = process.env.NODE_OPTIONS || NODE_OPTIONS[part]
  return { ...environment, NODE_OPTIONS: others ? `${bound} ${others}` : bound }
}
