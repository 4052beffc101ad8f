import { createRequire } from "node:module"

/**
 * Uses cognito-local's user pools without its server, which prints codes to the console and stores its data in
 * the current folder.
 */

const load = createRequire(import.meta.url)

export interface PoolUser {
  Username: string
  Attributes: { Name: string; Value: string }[]
  UserStatus: string
  ConfirmationCode?: string
}

interface Pool {
  listUsers(context: Context): Promise<PoolUser[]>
  getUserByUsername(context: Context, username: string): Promise<PoolUser | null>
  saveUser(context: Context, user: PoolUser): Promise<void>
  saveAppClient(context: Context, client: Record<string, unknown>): Promise<void>
}

interface Logger {
  child(): Logger
  debug(): void
  info(): void
  warn(): void
  error(): void
}

interface Context {
  logger: Logger
}

/** A code to be sent to a user. */
export interface SentCode {
  source: "SignUp" | "ResendCode" | "ForgotPassword" | "UpdateUserAttribute"
  email: string
  code: string
}

type Body = Record<string, unknown>
export type Route = (target: string, body: Body) => Promise<object>

export interface UserPools {
  pool: Pool
  context: Context
  /** One call, as "InitiateAuth". @throws an error with the code that Amazon would give */
  route: Route
  newCode: () => string
  publicKey: object
}

const silent = () => undefined
const logger: Logger = { child: () => logger, debug: silent, info: silent, warn: silent, error: silent }
const context: Context = { logger }

export interface PoolPlace {
  poolId: string
  clientId: string
  /** Its address, which is also the issuer of its tokens. */
  url: string
  folder: string
}

/** A user pool with one client; codes are passed to `send`. */
export async function openUserPool(
  { poolId, clientId, url, folder }: PoolPlace,
  send: (code: SentCode) => Promise<void>,
): Promise<UserPools> {
  const part = (path: string) => load(`cognito-local/lib/${path}`)
  const { DateClock } = part("services/clock")
  const { StormDBDataStoreFactory } = part("services/dataStore/stormDb")
  const { CognitoServiceFactoryImpl } = part("services/cognitoService")
  const { UserPoolServiceFactoryImpl } = part("services/userPoolService")
  const { JwtTokenGenerator } = part("services/tokenGenerator")
  const { otp } = part("services/otp")
  const clock = new DateClock()
  const stores = new StormDBDataStoreFactory(folder)
  const pools = new UserPoolServiceFactoryImpl(clock, stores)
  const cognito = await new CognitoServiceFactoryImpl(folder, stores, pools).create(context, {})
  const triggers = { enabled: () => false }
  const services = {
    clock,
    cognito,
    config: { UserPoolDefaults: {} },
    messages: {
      deliver: (_: Context, source: SentCode["source"], ...rest: unknown[]) => {
        const [, , , code, , details] = rest as [
          string,
          string,
          PoolUser,
          string,
          unknown,
          { Destination: string },
        ]
        return send({ source, email: details.Destination, code })
      },
    },
    otp,
    tokenGenerator: new JwtTokenGenerator(clock, triggers, { IssuerDomain: url }),
    triggers,
  }
  await cognito.createUserPool(context, {
    Id: poolId,
    AliasAttributes: ["email"],
    AutoVerifiedAttributes: ["email"],
    MfaConfiguration: "OFF",
  })
  const pool: Pool = await cognito.getUserPool(context, poolId)
  await pool.saveAppClient(context, {
    ClientId: clientId,
    UserPoolId: poolId,
    CreationDate: new Date(),
    LastModifiedDate: new Date(),
    TokenValidityUnits: {},
  })
  const router = part("server/Router").Router(services)
  return {
    pool,
    context,
    route: (target, body) => router(target)(context, body),
    newCode: otp,
    publicKey: part("keys/cognitoLocal.public.json").jwk,
  }
}
