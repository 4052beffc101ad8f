import type { Readable } from "node:stream"
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3"
import type { BucketSettings } from "./bucket-settings.ts"
import type { FileStore } from "./file-store.ts"

const CONNECT_TIMEOUT_MS = 3_000
const ANSWER_TIMEOUT_MS = 20_000
const TRIES = 3

/** The connection to a bucket, for this code and for Medusa's own file provider. */
export function bucketClientConfig({ region, endpoint, keys }: BucketSettings): S3ClientConfig {
  return {
    region,
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: ANSWER_TIMEOUT_MS },
    // Other stores do not support the checksums that Amazon's client has added to every call since 2025.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(keys ? { credentials: keys } : {}),
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  }
}

/**
 * @param keyOf the key of a file in the bucket. @throws errors that `isBucketFault` recognizes, from every
 * call
 */
export function bucketStore(settings: BucketSettings, keyOf: (name: string) => string): FileStore {
  const client = new S3Client(bucketClientConfig(settings))
  const Bucket = settings.bucket
  return {
    async open(name) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }))
        return Body ? { body: Body as Readable, size: ContentLength ?? 0 } : undefined
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async write(name, bytes, contentType) {
      await client.send(
        new PutObjectCommand({ Bucket, Key: keyOf(name), Body: bytes, ContentType: contentType }),
      )
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }))
    },
  }
}

/**
 * Whether the store refused, failed or could not be reached: every error of Amazon's client contains the
 * number of attempts. A workflow passes it on as a plain object.
 */
export const isBucketFault = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "$metadata" in error
