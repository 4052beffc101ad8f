/**
 * By itself V8 lets the heap of a server grow to a multiple of what lives in it before it collects the garbage. With
 * these it collects whenever a third has been added (bench/memory). A hard bound (`--max-old-space-size`) would end
 * the process of a shop whose catalogue has grown. Said in the Dockerfile and the systemd units as well.
 */
export const V8_FLAGS = ["--heap-growing-percent=33", "--max-semi-space-size=8"] as const
