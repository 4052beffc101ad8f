import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    // The server bundle is the whole HTTP pipeline, so that pages and pipeline share one copy of every module.
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
})
