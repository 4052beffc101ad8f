import { createRequire, registerHooks } from "node:module"
import { pathToFileURL } from "node:url"

/**
 * Loaded before the command that builds Medusa's admin (builds.ts): `vite` is the storefront's, whose bundler takes half the
 * processor time (ADR 0130).
 */
const ofStorefront = createRequire(new URL("../../apps/storefront/package.json", import.meta.url))
const url = pathToFileURL(ofStorefront.resolve("vite")).href

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "vite" ? { url, shortCircuit: true } : next(specifier, context),
})
