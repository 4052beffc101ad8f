import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** The project's folder, without a trailing slash. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "")

export const STOREFRONT = join(ROOT, "apps", "storefront")
export const BACKEND = join(ROOT, "apps", "backend")
export const PACKAGES = join(ROOT, "packages")
export const DEMO = join(ROOT, "demo")

const BIN = join(ROOT, "node_modules", ".bin")

export const BIOME = join(BIN, "biome")
export const KNIP = join(BIN, "knip")
export const TSC = join(BIN, "tsc")
export const VITEST = join(BIN, "vitest")
export const PLAYWRIGHT = join(BIN, "playwright")
export const REACT_ROUTER = join(BIN, "react-router")
export const AUTOCANNON = join(BIN, "autocannon")
export const MEDUSA = join(BACKEND, "node_modules", ".bin", "medusa")
/**
 * Medusa's command for compiled code, as in a release: without TypeScript's compiler, which `medusa` would load
 * first if it is installed.
 */
export const MEDUSA_COMPILED = join(BACKEND, "node_modules", "@medusajs", "cli", "dist", "index.js")
/**
 * Where Node keeps the back end's modules as V8 has compiled them (variable `NODE_COMPILE_CACHE`): a tenth of the processor time
 * of its start.
 */
export const BACKEND_COMPILE_CACHE = join(BACKEND, ".medusa", "compile-cache")
export const BACKEND_TSC = join(BACKEND, "node_modules", ".bin", "tsc")
