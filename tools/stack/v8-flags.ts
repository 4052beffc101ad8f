/**
 * By default V8 lets a server's heap grow to a multiple of its live data before it collects garbage. With these
 * flags it collects whenever it has grown by a third (bench/memory). A hard limit (`--max-old-space-size`)
 * would end the process of a shop whose catalogue has grown. The Dockerfile and the systemd units contain them
 * as well.
 */
export const V8_FLAGS = ["--heap-growing-percent=33", "--max-semi-space-size=8"] as const
