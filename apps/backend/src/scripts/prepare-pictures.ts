import { readdir, readFile, rm } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { inParallel } from "@porteka/shop/in-parallel"
import { folderStore } from "../files/file-store.ts"
import { preparePicture } from "../pictures/make-picture.ts"

/**
 * `node apps/backend/src/scripts/prepare-pictures.ts originals prepared`: the AVIF files of a folder of
 * photographs, as the seed would create them (ShopContents.preparedPicturesFolder). Creates missing files and
 * deletes those without a photograph.
 */
async function preparePictures(originals: string, folder: string): Promise<void> {
  const prepared = folderStore(folder)
  const wanted = new Set<string>()
  const photographs = (await readdir(originals)).filter((file) => file.endsWith(".jpg"))
  await inParallel(photographs, availableParallelism(), async (file) => {
    const original = await readFile(join(originals, file))
    for (const name of await preparePicture(original, file.replace(/\.jpg$/, ""), prepared)) wanted.add(name)
  })
  for (const file of await readdir(folder)) {
    if (!wanted.has(file)) await rm(join(folder, file))
  }
}

const [originals = "", folder = ""] = process.argv.slice(2)
preparePictures(originals, folder).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
})
