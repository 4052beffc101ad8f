import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import { bucketCommand, bucketEnvironment } from "../checks/test-bucket.ts"
import { findFreePort } from "../processes/ports.ts"
import { fillBucketFrom, saveBucketInto } from "./bucket-copy.ts"

vi.setConfig({ testTimeout: 120_000 })

const OBJECTS = [
  { key: "upload-Őszi bögre-01KA.png", content_type: "image/png", bytes: "original" },
  { key: "pictures/kek-bogre-0123456789-1.jpg", content_type: "image/jpeg", bytes: "picture" },
  { key: "review-photos/01KB.jpg", content_type: "image/jpeg", bytes: "photo" },
]
const FOREIGN = { key: "somebody-elses.txt", content_type: "text/plain", bytes: "foreign" }

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "porteka-bucket-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Creates an empty bucket and sets the environment variables for it. */
async function openBucket(): Promise<void> {
  const folder = newFolder()
  const port = await findFreePort()
  const { file, args, cwd } = bucketCommand(folder, port)
  const child = spawn(file, args, { cwd, stdio: "pipe" })
  onTestFinished(async () => {
    child.kill()
    await once(child, "exit")
  })
  for (const [name, value] of Object.entries(bucketEnvironment(port))) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  await once(child.stdout, "data")
}

/** Creates a backup that contains these objects. */
function backupOf(objects: readonly (typeof FOREIGN)[]): string {
  const backup = newFolder()
  const folder = join(backup, "bucket")
  mkdirSync(folder)
  for (const [index, { bytes }] of objects.entries()) writeFileSync(join(folder, String(index)), bytes)
  const list = objects.map(({ key, content_type }, index) => ({ file: String(index), key, content_type }))
  writeFileSync(join(folder, "objects.json"), JSON.stringify(list))
  return backup
}

/** The objects in a backup, by key. */
function objectsOf(backup: string): (typeof FOREIGN)[] {
  const folder = join(backup, "bucket")
  const list: { file: string; key: string; content_type: string }[] = JSON.parse(
    readFileSync(join(folder, "objects.json"), "utf8"),
  )
  expect(readdirSync(folder)).toHaveLength(list.length + 1)
  return list
    .map(({ file, ...object }) => ({ ...object, bytes: readFileSync(join(folder, file), "utf8") }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
}

test("the shop's files are restored from a backup unchanged; other files there are not touched", async () => {
  await openBucket()
  await fillBucketFrom(backupOf([...OBJECTS, FOREIGN]))
  const backup = newFolder()
  await saveBucketInto(backup)
  expect(objectsOf(backup)).toEqual(OBJECTS.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
})

test("an unavailable bucket is reported with a sentence, and leaves nothing that looks like a backup", async () => {
  for (const [name, value] of Object.entries(bucketEnvironment(1))) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const backup = newFolder()
  await expect(saveBucketInto(backup)).rejects.toThrow(/in the bucket cannot be read:\nThe bucket answers:/)
  expect(readdirSync(join(backup, "bucket"))).toEqual([])
})
