import { fileURLToPath } from "node:url"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { chunkGroups } from "./browser-chunks.ts"
import { compactIcons } from "./compact-icons.ts"
import { compiledMessages } from "./compiled-messages.ts"

export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^\.{1,2}\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL("app/ui/media/lucide-icon.ts", import.meta.url)),
      },
    ],
  },
  // Bundled on the server too, so that both draw the same.
  ssr: { noExternal: ["lucide-react"] },
  plugins: [compiledMessages(), compactIcons(), tailwindcss(), reactRouter()],
  build: { target: "es2023", assetsInlineLimit: 0, manifest: true },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
    // The server bundle is the whole HTTP pipeline, so that pages and pipeline share one copy of every module.
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
})
