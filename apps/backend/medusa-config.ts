import { join } from "node:path"
import { defineConfig } from "@medusajs/framework/utils"
import { cardSettings, environment } from "./src/env.ts"
import { BUCKET_PREFIXES, bucketSettings } from "./src/files/bucket-settings.ts"
import { bucketClientConfig } from "./src/files/bucket-store.ts"
import { privateLogger } from "./src/logs/private-logger.ts"
import { adminPages } from "./src/medusa-patches/admin-pages.ts"
import { DIALOG_NAME } from "./src/medusa-patches/dialog-names.ts"
import { FORM_PROBLEM } from "./src/medusa-patches/form-problems.ts"
import { installMedusaPatches } from "./src/medusa-patches/install.ts"
import { REDIS_LIMITS, REDIS_WORK_LIMITS } from "./src/medusa-patches/redis-limits.ts"
import { UNANSWERED } from "./src/medusa-patches/unanswered-calls.ts"
import { PASSWORD_PROVIDER } from "./src/modules/emailpass/provider-name.ts"
import { secondFactorKey } from "./src/modules/staff/second-factor-key.ts"
import { MAX_UPLOAD_BYTES } from "./src/uploads/read-upload.ts"
import { PRIVATE_UPLOADS, PUBLIC_UPLOADS } from "./src/uploads/upload-files.ts"

const env = environment()
installMedusaPatches()

const LOCK_POLL_MS = 100
const LOCK_WAIT_SECONDS = 15

const card = cardSettings(env)
const bucket = bucketSettings(env)
const UPLOADS_ADDRESS = `${env.BACKEND_URL}/static`

const redisModules = env.REDIS_URL
  ? [
      {
        resolve: "@medusajs/medusa/event-bus-redis",
        options: { redisUrl: env.REDIS_URL, redisOptions: REDIS_WORK_LIMITS },
      },
      {
        resolve: "@medusajs/medusa/workflow-engine-redis",
        options: {
          redis: {
            redisUrl: env.REDIS_URL,
            redisOptions: REDIS_WORK_LIMITS,
            pubsub: { url: env.REDIS_URL, options: REDIS_LIMITS },
          },
        },
      },
      {
        resolve: "@medusajs/medusa/locking",
        options: {
          providers: [
            {
              resolve: "@medusajs/medusa/locking-redis",
              id: "locking-redis",
              is_default: true,
              // Redis locks have no queue: a caller that retries rarely keeps losing the lock to others, and
              // gives up.
              options: {
                redisUrl: env.REDIS_URL,
                redisOptions: REDIS_LIMITS,
                maximumRetryInterval: LOCK_POLL_MS,
                waitLockingTimeout: LOCK_WAIT_SECONDS,
              },
            },
          ],
        },
      },
      {
        resolve: "@medusajs/medusa/caching",
        options: {
          providers: [
            {
              resolve: "@medusajs/medusa/caching-redis",
              id: "caching-redis",
              is_default: true,
              options: { redisUrl: env.REDIS_URL, redisOptions: REDIS_LIMITS },
            },
          ],
        },
      },
    ]
  : []

export default defineConfig({
  logger: privateLogger(),
  projectConfig: {
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    redisOptions: REDIS_LIMITS,
    workerMode: env.WORKER_MODE,
    http: {
      storeCors: env.STORE_CORS ?? env.PUBLIC_URL,
      adminCors: env.ADMIN_CORS ?? env.BACKEND_URL,
      authCors: env.AUTH_CORS ?? [env.PUBLIC_URL, env.BACKEND_URL].join(","),
      jwtSecret: env.JWT_SECRET,
      cookieSecret: env.COOKIE_SECRET,
    },
    // Medusa would always set Secure in production, and express-session then sends no cookie over plain HTTP:
    // nobody could log in to the admin on a loopback address.
    cookieOptions: { sameSite: "lax", secure: env.BACKEND_URL.startsWith("https:") },
  },
  admin: {
    path: "/app",
    // Independent of the host name: the admin's scripts contain no absolute URL.
    backendUrl: "/",
    storefrontUrl: "/",
    disable: env.ADMIN === "off",
    // Medusa's default of 1 MB refuses every photo of a telephone.
    maxUploadFileSize: MAX_UPLOAD_BYTES,
    vite: () => ({
      resolve: {
        alias: {
          "react-country-flag": join(process.cwd(), "src/admin/country-flag.tsx"),
          [DIALOG_NAME]: join(process.cwd(), "src/admin/dialog-name.tsx"),
          [FORM_PROBLEM]: join(process.cwd(), "src/admin/form-problem.ts"),
          [UNANSWERED]: join(process.cwd(), "src/admin/unanswered.ts"),
        },
      },
      plugins: [adminPages()],
    }),
  },
  featureFlags: { translation: true },
  modules: [
    ...redisModules,
    { resolve: "@medusajs/medusa/translation" },
    { resolve: "./src/modules/catalogue" },
    { resolve: "./src/modules/price-history" },
    { resolve: "./src/modules/outgoing-mail" },
    { resolve: "./src/modules/card-payment", options: card && { ...card, provider: env.CARD_PROVIDER } },
    { resolve: "./src/modules/stored-document" },
    { resolve: "./src/modules/remembered-answer" },
    { resolve: "./src/modules/cart-key" },
    { resolve: "./src/modules/invoice" },
    { resolve: "./src/modules/withdrawal" },
    { resolve: "./src/modules/complaint" },
    { resolve: "./src/modules/contact-message" },
    { resolve: "./src/modules/restock-notice" },
    { resolve: "./src/modules/newsletter" },
    { resolve: "./src/modules/cart-reminder" },
    { resolve: "./src/modules/sold-gift-card" },
    { resolve: "./src/modules/pickup-point" },
    { resolve: "./src/modules/parcel" },
    { resolve: "./src/modules/note" },
    { resolve: "./src/modules/bank-entry" },
    { resolve: "./src/modules/shop-settings" },
    { resolve: "./src/modules/content" },
    { resolve: "./src/modules/review" },
    { resolve: "./src/modules/account" },
    { resolve: "./src/modules/monitoring" },
    { resolve: "./src/modules/staff" },
    { resolve: "./src/modules/page-count" },
    // Last: its migration adds triggers to the tables of others.
    { resolve: "./src/modules/order-stage" },
    {
      resolve: "@medusajs/medusa/auth",
      options: {
        providers: [{ resolve: "./src/modules/emailpass", id: PASSWORD_PROVIDER }],
        mfa: {
          encryption_key: secondFactorKey(env.JWT_SECRET),
          // An open browser session alone cannot remove the second factor.
          disable_policy: "challenge",
        },
      },
    },
    {
      resolve: "@medusajs/medusa/file",
      options: {
        providers: [
          bucket
            ? {
                resolve: "@medusajs/medusa/file-s3",
                id: "s3",
                options: {
                  // The bucket is private: pictures are read through this application, exports with signed
                  // URLs.
                  file_url: UPLOADS_ADDRESS,
                  acl: false,
                  prefix: BUCKET_PREFIXES.uploads,
                  bucket: bucket.bucket,
                  region: bucket.region,
                  endpoint: bucket.endpoint,
                  authentication_method: bucket.keys ? "access-key" : "s3-iam-role",
                  access_key_id: bucket.keys?.accessKeyId,
                  secret_access_key: bucket.keys?.secretAccessKey,
                  additional_client_config: bucketClientConfig(bucket),
                },
              }
            : {
                resolve: "./src/modules/file-folder",
                id: "local",
                options: {
                  backend_url: UPLOADS_ADDRESS,
                  upload_dir: join(env.UPLOADS_DIR, PUBLIC_UPLOADS),
                  private_upload_dir: join(env.UPLOADS_DIR, PRIVATE_UPLOADS),
                },
              },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/payment",
      options: {
        providers: [
          { resolve: "./src/modules/payment-pending" },
          ...(card ? [{ resolve: `./src/modules/card-provider/${env.CARD_PROVIDER}`, options: card }] : []),
        ],
      },
    },
  ],
})
