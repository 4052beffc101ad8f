import { randomUUID } from "node:crypto"
import type { PoolUser, Route, SentCode, UserPools } from "./user-pools.ts"

/**
 * Adds behavior of Amazon's API that cognito-local 5 lacks, according to Amazon's reference: addresses as
 * aliases, an address verified by an entered code, codes sent again, the refusal of a wrong password, and
 * identity pools.
 */

/** Amazon's error, with its code. */
export class PoolRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const attributeOf = ({ Attributes }: PoolUser, name: string) =>
  Attributes.find(({ Name }) => Name === name)?.Value

const isVerified = (user: PoolUser, email: string) =>
  attributeOf(user, "email") === email && attributeOf(user, "email_verified") === "true"

const GUEST_HOUR_SECONDS = 3600

/** The calls of cognito-local, extended by the missing behavior. */
export function recordedContract(pools: UserPools, send: (code: SentCode) => Promise<void>): Route {
  const { pool, context } = pools

  /** Replaces an e-mail address by the user who has verified it. */
  async function nameOf(typed: unknown): Promise<string> {
    const users = await pool.listUsers(context)
    return users.find((user) => isVerified(user, String(typed)))?.Username ?? String(typed)
  }

  const own: Record<string, Route> = {
    async ConfirmSignUp(target, body) {
      const user = await pool.getUserByUsername(context, String(body.Username))
      const email = user && attributeOf(user, "email")
      const others = (await pool.listUsers(context)).filter(({ Username }) => Username !== user?.Username)
      const isRight = user?.ConfirmationCode !== undefined && user.ConfirmationCode === body.ConfirmationCode
      if (isRight && email && others.some((other) => isVerified(other, email))) {
        throw new PoolRefusal("AliasExistsException", "An account with the email already exists.")
      }
      const answer = await pools.route(target, body)
      const confirmed = await pool.getUserByUsername(context, String(body.Username))
      if (confirmed) {
        const Attributes = confirmed.Attributes.filter(({ Name }) => Name !== "email_verified")
        await pool.saveUser(context, {
          ...confirmed,
          Attributes: [...Attributes, { Name: "email_verified", Value: "true" }],
        })
      }
      return answer
    },

    async ResendConfirmationCode(_, { Username }) {
      const user = await pool.getUserByUsername(context, String(Username))
      const email = user && attributeOf(user, "email")
      if (!user || !email)
        throw new PoolRefusal("UserNotFoundException", "Username/client id combination not found.")
      if (user.UserStatus !== "UNCONFIRMED") {
        throw new PoolRefusal("InvalidParameterException", "User is already confirmed.")
      }
      const code = pools.newCode()
      await pool.saveUser(context, { ...user, ConfirmationCode: code })
      await send({ source: "ResendCode", email, code })
      return { CodeDeliveryDetails: { AttributeName: "email", DeliveryMedium: "EMAIL" } }
    },

    async InitiateAuth(target, body) {
      const { USERNAME, ...parameters } = (body.AuthParameters ?? {}) as Record<string, string>
      const AuthParameters = USERNAME ? { ...parameters, USERNAME: await nameOf(USERNAME) } : parameters
      try {
        return await pools.route(target, { ...body, AuthParameters })
      } catch (error) {
        if ((error as PoolRefusal).code !== "InvalidPasswordException") throw error
        throw new PoolRefusal("NotAuthorizedException", "Incorrect username or password.")
      }
    },

    ForgotPassword: async (target, body) =>
      pools.route(target, { ...body, Username: await nameOf(body.Username) }),

    ConfirmForgotPassword: async (target, body) =>
      pools.route(target, { ...body, Username: await nameOf(body.Username) }),

    GetId: async () => ({ IdentityId: `local:${randomUUID()}` }),

    GetCredentialsForIdentity: async (_, { IdentityId }) => ({
      IdentityId,
      Credentials: {
        AccessKeyId: `ASIA${randomUUID()}`,
        SecretKey: randomUUID(),
        SessionToken: randomUUID(),
        Expiration: Math.floor(Date.now() / 1000) + GUEST_HOUR_SECONDS,
      },
    }),
  }

  return (target, body) => (own[target] ?? pools.route)(target, body)
}
