import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { linkFolder, pack, unpack } from "./archive.ts"
import { archiveName, isArchive } from "./archive-name.ts"
import { requireBucket } from "./bucket-copy.ts"
import { requireRestorable } from "./database-copy.ts"
import { checkManifest, MANIFEST_FILE, manifestOf } from "./manifest.ts"

const ABOUT = {
  madeAt: "2026-11-22T18:50:01.123Z",
  postgres: "18.4",
  database: { kind: "server", file: "database.dump" },
} as const

const OTHERS = 0o077

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "porteka-backup-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A shop's data as `npm run backup` collects them. */
async function gathered(): Promise<string> {
  const folder = newFolder()
  mkdirSync(join(folder, "uploads", "public"), { recursive: true })
  writeFileSync(join(folder, "settings.json"), "{}")
  writeFileSync(join(folder, "database.dump"), "dump")
  writeFileSync(join(folder, "uploads", "public", "Őszi bögre.png"), "png")
  writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify(await manifestOf(folder, ABOUT)))
  return folder
}

test("what was packed is unpacked, and only its owner may read the archive", async () => {
  const [folder, out] = [await gathered(), newFolder()]
  const file = join(out, "shop.tar.gz")
  await pack(folder, file)
  expect(statSync(file).mode & OTHERS).toBe(0)
  const unpacked = newFolder()
  await unpack(file, unpacked)
  expect(await checkManifest(unpacked)).toMatchObject(ABOUT)
  expect(readFileSync(join(unpacked, "uploads", "public", "Őszi bögre.png"), "utf8")).toBe("png")
})

test.each([
  [
    "a changed file",
    (folder: string) => writeFileSync(join(folder, "database.dump"), "dumq"),
    /is not as it was/,
  ],
  ["a missing file", (folder: string) => rmSync(join(folder, "settings.json")), /settings\.json is missing/],
  ["a foreign file", (folder: string) => writeFileSync(join(folder, "x"), ""), /x does not belong to it/],
  ["no manifest", (folder: string) => rmSync(join(folder, MANIFEST_FILE)), /no backup of Portéka/],
])("%s is a sentence", async (_what, harm, sentence) => {
  const folder = await gathered()
  harm(folder)
  await expect(checkManifest(folder)).rejects.toThrow(sentence)
})

test("a linked folder keeps what is taken away from the first", async () => {
  const [folder, copy] = [await gathered(), join(newFolder(), "copy")]
  await linkFolder(folder, copy)
  rmSync(join(folder, "uploads"), { recursive: true })
  expect(await checkManifest(copy)).toMatchObject(ABOUT)
})

test("a backup of one kind of database is not put into the other", async () => {
  const manifest = { ...(await checkManifest(await gathered())) }
  await expect(requireRestorable(manifest, undefined)).rejects.toThrow(/Set DATABASE_URL|server of its own/)
  const embedded = { kind: "embedded", file: "database.tar", machine: "vax-vms" } as const
  const ofEmbedded = { ...manifest, database: embedded }
  await expect(requireRestorable(ofEmbedded, "postgres://shop@db/shop")).rejects.toThrow(/cannot be put into/)
  await expect(requireRestorable(ofEmbedded, undefined)).rejects.toThrow(/PostgreSQL 18\.4 on vax-vms/)
})

test("files of a bucket are restored to a bucket, files of folders to folders", async () => {
  const manifest = await checkManifest(await gathered())
  requireBucket(manifest, undefined)
  const files = { ...manifest.files, "bucket/objects.json": manifest.files["settings.json"] ?? "" }
  requireBucket({ ...manifest, files }, "shop")
  expect(() => requireBucket({ ...manifest, files }, undefined)).toThrow(/files in a bucket/)
})

test("archives are named by their moment and known by their name", () => {
  expect(archiveName(ABOUT.madeAt)).toBe("porteka-20261122T185001Z.tar.gz")
  expect(isArchive(archiveName(ABOUT.madeAt))).toBe(true)
  expect(["shop.tar.gz", "porteka-20261122T185001Z.tar.gz.draft"].some(isArchive)).toBe(false)
})
