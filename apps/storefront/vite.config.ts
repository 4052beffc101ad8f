import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite"
import { chunkGroups } from "./bundling/browser-chunks.ts"
import { changedLibraries } from "./bundling/changed-libraries.ts"
import { compactIcons } from "./bundling/compact-icons.ts"
import { compactRouter } from "./bundling/compact-router.ts"
import { messageCatalogues } from "./bundling/message-catalogues.ts"
import { noTopLevelAwait } from "./bundling/no-top-level-await.ts"
import { serverDrawn } from "./bundling/server-drawn.ts"
import { withoutProxies } from "./bundling/without-proxies.ts"
import { preactInBrowser } from "./preact/plugin.ts"

/**
 * Packages are resolved with the conditions of the Node process that builds, so that a test build has one
 * more language.
 */
const nodeConditions = Array.from(
  (process.env.NODE_OPTIONS ?? "").matchAll(/--conditions=(\S+)/g),
  ([, condition = ""]) => condition,
)

export default defineConfig({
  plugins: [
    messageCatalogues({ compiled: true }),
    compactIcons(),
    preactInBrowser(),
    compactRouter(),
    changedLibraries(),
    serverDrawn(),
    withoutProxies(),
    noTopLevelAwait(),
    tailwindcss(),
    reactRouter(),
  ],
  build: { target: "es2023", assetsInlineLimit: 0, manifest: true },
  environments: {
    client: {
      resolve: { conditions: [...nodeConditions, ...defaultClientConditions] },
      // In development; the scan at the start does not find it.
      optimizeDeps: { include: ["use-intl > @formatjs/fast-memoize"] },
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
    // The server bundle is the whole HTTP pipeline, so that pages and pipeline share one copy of every
    // module.
    ssr: {
      resolve: { conditions: [...nodeConditions, ...defaultServerConditions] },
      build: { rollupOptions: { input: "./server.ts" } },
    },
  },
})
