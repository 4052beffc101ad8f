import type { Plugin } from "vite"

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/**
 * Removes from lucide's icons what the shop's own icon component (`app/ui/media/lucide-icon.ts`) does not
 * read: a random key for every line, which does not compress, and earlier names.
 */
export function compactIcons(): Plugin {
  return {
    name: "compact-icons",
    transform(code, id) {
      if (!ICON.test(id)) return null
      return { code: code.replace(/,\s*key: "\w+"/g, "").replace(/,?\s*aliases: \[[^\]]*\]/, ""), map: null }
    },
  }
}
