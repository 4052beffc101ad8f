import { z } from "@medusajs/framework/zod"
import { fillBucket, saveBucket } from "../files/bucket-copy.ts"
import { BUCKET_VARIABLES, bucketFaults, bucketSettings } from "../files/bucket-settings.ts"
import { isBucketFault } from "../files/bucket-store.ts"

const WORKS = { save: saveBucket, fill: fillBucket }
const ARGUMENTS = z.tuple([z.enum(["save", "fill"]), z.string().min(1)])

/**
 * `node copy-bucket.ts save|fill folder`, for `npm run backup` and `npm run restore`: does not need Medusa.
 */
async function run(): Promise<void> {
  const [work, folder] = ARGUMENTS.parse(process.argv.slice(2))
  const env = z.object(BUCKET_VARIABLES).parse(process.env)
  const faults = Object.entries(bucketFaults(env)).map(([name, message]) => `${name} ${message}.`)
  const bucket = bucketSettings(env)
  if (!bucket || faults.length > 0) throw new Error(faults.join(" ") || "S3_BUCKET names no bucket.")
  await WORKS[work](bucket, folder)
}

run().catch((error: Error) => {
  process.exitCode = 1
  process.stderr.write(
    `${isBucketFault(error) ? `The bucket answers: ${error.name}, ` : ""}${error.message}\n`,
  )
})
