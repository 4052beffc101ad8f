import { join } from "node:path"
import { findFreePort } from "../../processes/ports.ts"
import { type Program, serverProgram } from "../../processes/program.ts"
import type { Settings } from "../../stack/settings.ts"

/** The tag of journeys that also run in the shop with a user pool. */
export const USER_POOL_TAG = "@user-pool"

const POOL = { poolId: "local_porteka", clientId: "shop" }
const IDENTITY_POOL = "local:00000000-0000-0000-0000-000000000000"
const SERVER = join(import.meta.dirname, "serve.ts")

export interface CognitoStandIn {
  /** Its address for the tests. */
  url: string
  program: (settings: Settings) => Program
  /** The back end's variables for it. */
  environment: NodeJS.ProcessEnv
}

/** A user pool for one shop of the tests. */
export async function cognitoStandIn(): Promise<CognitoStandIn> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    program: (settings) =>
      serverProgram({
        name: "the user pool",
        file: process.execPath,
        args: [SERVER],
        cwd: import.meta.dirname,
        env: {
          PORT: String(port),
          OUTBOX_DIR: settings.state.outbox,
          POOL_ID: POOL.poolId,
          CLIENT_ID: POOL.clientId,
        },
        logFile: join(settings.state.logs, "user-pool.log"),
        readyUrl: `${url}/jwks.json`,
      }),
    environment: {
      IDENTITY: "cognito",
      COGNITO_USER_POOL_ID: POOL.poolId,
      COGNITO_CLIENT_ID: POOL.clientId,
      COGNITO_IDENTITY_POOL_ID: IDENTITY_POOL,
      COGNITO_GUEST_ACCESS: "on",
      COGNITO_ENDPOINT: url,
      AWS_ACCESS_KEY_ID: "local",
      AWS_SECRET_ACCESS_KEY: "local",
    },
  }
}
