import { createHash } from "node:crypto"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "vite"

/**
 * Writes the service worker into the folder of the client build: one classic script, because module workers
 * are not supported everywhere. It contains a hash of the build, so that browsers notice a new one.
 */
export async function buildServiceWorker(clientFolder: string): Promise<void> {
  const files = await readdir(join(clientFolder, "assets"))
  const buildId = createHash("sha256").update(files.sort().join()).digest("hex").slice(0, 12)
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { BUILD_ID: JSON.stringify(buildId) },
    build: {
      target: "es2023",
      outDir: clientFolder,
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("service-worker.ts", import.meta.url)),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  })
}
