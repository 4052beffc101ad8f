import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { compiledMessages } from "./compiled-messages.ts"

export default defineConfig({
  plugins: [compiledMessages(), tailwindcss(), reactRouter()],
  build: { target: "es2023", assetsInlineLimit: 0, manifest: true },
  environments: {
    // What every page loads travels as one file: together it compresses better than as a dozen small ones.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "base",
                  test: /node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify)\//,
                },
              ],
            },
          },
        },
      },
    },
    // The server bundle is the whole HTTP pipeline, so that pages and pipeline share one copy of every module.
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
})
