import { z } from "@medusajs/framework/zod"
import { emptyAsAbsent, optional } from "../variables.ts"

/** A bucket of S3, or of a store that speaks its protocol. */
export interface BucketSettings {
  bucket: string
  region: string
  /** For a store other than Amazon's. */
  endpoint?: string | undefined
  /** Absent: the machine's role is used. */
  keys?: { accessKeyId: string; secretAccessKey: string } | undefined
}

/**
 * The prefixes of the shop's object keys: they distinguish them from other files, and the backup copies only
 * these.
 */
export const BUCKET_PREFIXES = {
  uploads: "upload-",
  pictures: "pictures/",
  reviewPhotos: "review-photos/",
  complaintPhotos: "complaint-photos/",
}

/** A bucket instead of the folders for pictures and uploads; absent: the folders. */
export const BUCKET_VARIABLES = {
  S3_BUCKET: optional(z.string().min(3)),
  S3_REGION: z.preprocess(emptyAsAbsent, z.string().default("us-east-1")),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  /** Absent: the machine's role is used. */
  S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
}

export type BucketVariables = z.infer<z.ZodObject<typeof BUCKET_VARIABLES>>

/** Contradictory settings, as a sentence per variable. */
export function bucketFaults(env: BucketVariables): Record<string, string> {
  const isHalf = Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY)
  const isNameless = !env.S3_BUCKET && Boolean(env.S3_ENDPOINT || env.S3_ACCESS_KEY_ID)
  return {
    ...(isHalf && { S3_SECRET_ACCESS_KEY: "belongs to S3_ACCESS_KEY_ID: both or neither" }),
    ...(isNameless && { S3_BUCKET: "is needed with the other S3 variables" }),
  }
}

/** The bucket from the environment; undefined: files are in folders of this machine. */
export function bucketSettings({
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: BucketVariables): BucketSettings | undefined {
  if (bucket === undefined) return undefined
  const keys = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  return { bucket, region, endpoint, keys }
}
