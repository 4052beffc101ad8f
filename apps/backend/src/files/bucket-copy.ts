import { createWriteStream } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3"
import { z } from "@medusajs/framework/zod"
import { BUCKET_PREFIXES, type BucketSettings } from "./bucket-settings.ts"
import { bucketClientConfig } from "./bucket-store.ts"

const AT_ONCE = 8
/** The object key of each file in a copy: a key may be longer than a file name. */
const LIST_FILE = "objects.json"

const LIST = z.array(
  z.object({ file: z.string().regex(/^\d+$/), key: z.string(), content_type: z.string().optional() }),
)
type SavedObject = z.infer<typeof LIST>[number]

async function inGroups<Item>(items: Item[], work: (item: Item, index: number) => Promise<unknown>) {
  for (let start = 0; start < items.length; start += AT_ONCE)
    await Promise.all(items.slice(start, start + AT_ONCE).map((item, offset) => work(item, start + offset)))
}

async function keysOf(client: S3Client, Bucket: string): Promise<string[]> {
  const keys: string[] = []
  for (const Prefix of Object.values(BUCKET_PREFIXES))
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
      keys.push(...Contents.flatMap(({ Key }) => Key ?? []))
  return keys
}

/**
 * Copies the shop's files from a bucket into an empty folder.
 * @throws errors that `isBucketFault` recognizes
 */
export async function saveBucket(settings: BucketSettings, folder: string): Promise<void> {
  const client = new S3Client(bucketClientConfig(settings))
  const { bucket: Bucket } = settings
  const saved: SavedObject[] = []
  await inGroups(await keysOf(client, Bucket), async (key, index) => {
    const file = String(index)
    try {
      const { Body, ContentType } = await client.send(new GetObjectCommand({ Bucket, Key: key }))
      await pipeline(Body as Readable, createWriteStream(join(folder, file)))
      saved.push({ file, key, content_type: ContentType })
    } catch (error) {
      // Deleted since it was listed: the shop no longer needs it.
      if (!(error instanceof NoSuchKey)) throw error
    }
  })
  await writeFile(join(folder, LIST_FILE), JSON.stringify(saved))
}

/**
 * Writes the files of `saveBucket` into a bucket. Nothing is deleted there: a file never changes under its
 * name, so other files belong to no record and do no harm.
 * @throws errors that `isBucketFault` recognizes
 */
export async function fillBucket(settings: BucketSettings, folder: string): Promise<void> {
  const client = new S3Client(bucketClientConfig(settings))
  const objects = LIST.parse(JSON.parse(await readFile(join(folder, LIST_FILE), "utf8")))
  await inGroups(objects, async ({ file, key, content_type }) => {
    const Body = await readFile(join(folder, file))
    await client.send(
      new PutObjectCommand({ Bucket: settings.bucket, Key: key, Body, ContentType: content_type }),
    )
  })
}
