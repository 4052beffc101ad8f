// Loaded into the servers of test shops before anything else (`node --import`): hashing a password takes a quarter of
// the processor time. The hashes say so themselves, so that real shops and these can check each other's.
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"

const HASH = "../../apps/backend/.medusa/server/src/modules/emailpass/password-hash.js"
const { COST } = createRequire(import.meta.url)(fileURLToPath(new URL(HASH, import.meta.url)))

COST.logN -= 2
