import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const OUR_COMPONENT = fileURLToPath(new URL("../app/ui/media/lucide-icon.ts", import.meta.url))

/**
 * The shop's own icon component (`app/ui/media/lucide-icon.ts`) instead of lucide's, in built scripts, and no more in
 * lucide's icons than it reads: without a random key for every line, which does not compress, and without earlier names.
 * The development server takes lucide's on both sides: its prebundled packages ignore aliases.
 */
export function compactIcons(): Plugin {
  return {
    name: "compact-icons",
    apply: "build",
    // Bundled on the server too, so that server and browser render the same.
    config: () => ({
      resolve: { alias: [{ find: /^\.{1,2}\/createLucideIcon\.mjs$/, replacement: OUR_COMPONENT }] },
      ssr: { noExternal: ["lucide-react"] },
    }),
    transform(code, id) {
      if (!ICON.test(id)) return null
      return { code: code.replace(/,\s*key: "\w+"/g, "").replace(/,?\s*aliases: \[[^\]]*\]/, ""), map: null }
    },
  }
}
