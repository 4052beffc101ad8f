import { defineConfig } from "@medusajs/framework/utils"
import { environment } from "./src/env.ts"
import { CARD_CONFIGURATION_ID } from "./src/modules/card-provider/ids.ts"
import { installWholeAmounts } from "./src/promotions/install-whole-amounts.ts"
import { installSortedLocks } from "./src/stock/install-sorted-locks.ts"
import { installSummedReservations } from "./src/stock/install-summed-reservations.ts"

const env = environment()
installWholeAmounts()
installSortedLocks()
installSummedReservations()

const LOCK_POLL_MS = 100
const LOCK_WAIT_SECONDS = 15

/** Stripe, or the card sandbox; without keys no card is offered. */
const card =
  env.STRIPE_API_KEY && env.STRIPE_WEBHOOK_SECRET
    ? {
        apiKey: env.STRIPE_API_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        ...(env.STRIPE_API_URL ? { apiUrl: env.STRIPE_API_URL } : {}),
      }
    : undefined

const redisModules = env.REDIS_URL
  ? [
      { resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl: env.REDIS_URL } },
      { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl: env.REDIS_URL } } },
      {
        resolve: "@medusajs/medusa/locking",
        options: {
          providers: [
            {
              resolve: "@medusajs/medusa/locking-redis",
              id: "locking-redis",
              is_default: true,
              // Nobody queues for a lock there: who asks seldom loses it to others again and again, and then gives up.
              options: {
                redisUrl: env.REDIS_URL,
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
              options: { redisUrl: env.REDIS_URL },
            },
          ],
        },
      },
    ]
  : []

export default defineConfig({
  projectConfig: {
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    http: {
      storeCors: env.PUBLIC_URL,
      adminCors: env.BACKEND_URL,
      authCors: [env.PUBLIC_URL, env.BACKEND_URL].join(","),
      jwtSecret: env.JWT_SECRET,
      cookieSecret: env.COOKIE_SECRET,
    },
    // Medusa would always set Secure in production, and express-session then sends no cookie over plain HTTP:
    // nobody could sign in to the admin on a loopback address.
    cookieOptions: { sameSite: "lax", secure: env.BACKEND_URL.startsWith("https:") },
  },
  admin: { path: "/app", backendUrl: env.BACKEND_URL },
  featureFlags: { translation: true },
  modules: [
    ...redisModules,
    { resolve: "@medusajs/medusa/translation" },
    { resolve: "./src/modules/catalogue" },
    { resolve: "./src/modules/price-history" },
    { resolve: "./src/modules/journal" },
    { resolve: "./src/modules/outgoing-mail" },
    { resolve: "./src/modules/card-payment", options: card },
    { resolve: "./src/modules/stored-document" },
    { resolve: "./src/modules/invoice" },
    { resolve: "./src/modules/withdrawal" },
    { resolve: "./src/modules/restock-notice" },
    { resolve: "./src/modules/newsletter" },
    { resolve: "./src/modules/pickup-point" },
    { resolve: "./src/modules/note" },
    {
      resolve: "@medusajs/medusa/file",
      options: {
        providers: [
          {
            resolve: "@medusajs/medusa/file-local",
            id: "local",
            options: { backend_url: `${env.BACKEND_URL}/static` },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/payment",
      options: {
        providers: [
          { resolve: "./src/modules/payment-pending" },
          ...(card
            ? [{ resolve: "./src/modules/card-provider", id: CARD_CONFIGURATION_ID, options: card }]
            : []),
        ],
      },
    },
  ],
})
