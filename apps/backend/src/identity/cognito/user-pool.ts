import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  type AttributeType,
  type AuthenticationResultType,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandInput,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider"
import { CLIENT_OPTIONS, callCognito } from "./call-cognito.ts"
import { type CheckedTokens, checkTokens, keysOf } from "./check-tokens.ts"
import type { PoolSettings } from "./pool-settings.ts"
import type { PoolTokens } from "./sealed-tokens.ts"

export type Attributes = Record<string, string>

/** The calls of one user pool. Refusals are the SDK's errors; other failures are AccountErrors. */
export class UserPool {
  readonly #settings: PoolSettings
  readonly #client: CognitoIdentityProviderClient
  readonly #keys: ReturnType<typeof keysOf>

  constructor(settings: PoolSettings) {
    const { region, endpoint } = settings
    this.#settings = settings
    this.#client = new CognitoIdentityProviderClient({ region, endpoint, ...CLIENT_OPTIONS })
    this.#keys = keysOf(settings)
  }

  async signUp(user: { username: string; password: string; attributes: Attributes }): Promise<void> {
    const command = new SignUpCommand({
      ...this.#ofClient(user.username),
      Password: user.password,
      UserAttributes: toList(user.attributes),
    })
    await callCognito(() => this.#client.send(command))
  }

  async confirmSignUp(username: string, code: string): Promise<void> {
    const command = new ConfirmSignUpCommand({ ...this.#ofClient(username), ConfirmationCode: code })
    await callCognito(() => this.#client.send(command))
  }

  async resendCode(username: string): Promise<void> {
    await callCognito(() => this.#client.send(new ResendConfirmationCodeCommand(this.#ofClient(username))))
  }

  /**
   * @param name the user's name, or a verified address @returns null if the pool requires more than a
   * password
   */
  async signIn(name: string, password: string): Promise<CheckedTokens | null> {
    const issued = await this.#authenticate({
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: name, PASSWORD: password },
    })
    return issued ? await this.#check(issued, issued.RefreshToken) : null
  }

  async refresh({ refresh }: PoolTokens): Promise<CheckedTokens | null> {
    const issued = await this.#authenticate({
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN: refresh },
    })
    return issued ? await this.#check(issued, issued.RefreshToken ?? refresh) : null
  }

  async revoke({ refresh }: PoolTokens): Promise<void> {
    const { clientId } = this.#settings
    await callCognito(() => this.#client.send(new RevokeTokenCommand({ ClientId: clientId, Token: refresh })))
  }

  async forgotPassword(name: string): Promise<void> {
    await callCognito(() => this.#client.send(new ForgotPasswordCommand(this.#ofClient(name))))
  }

  async confirmForgotPassword(name: string, code: string, password: string): Promise<void> {
    const command = new ConfirmForgotPasswordCommand({
      ...this.#ofClient(name),
      ConfirmationCode: code,
      Password: password,
    })
    await callCognito(() => this.#client.send(command))
  }

  async changePassword({ access }: PoolTokens, old: string, changed: string): Promise<void> {
    const command = new ChangePasswordCommand({
      AccessToken: access,
      PreviousPassword: old,
      ProposedPassword: changed,
    })
    await callCognito(() => this.#client.send(command))
  }

  /** The pool's data of the user with these tokens. */
  async attributesOf({ access }: PoolTokens): Promise<Attributes> {
    const user = await callCognito(() => this.#client.send(new GetUserCommand({ AccessToken: access })))
    return toRecord(user.UserAttributes)
  }

  /** With the back end's own permissions, like the next two. */
  async findAttributes(username: string): Promise<Attributes> {
    const user = await callCognito(() => this.#client.send(new AdminGetUserCommand(this.#ofPool(username))))
    return toRecord(user.UserAttributes)
  }

  async setAttributes(username: string, attributes: Attributes): Promise<void> {
    const command = new AdminUpdateUserAttributesCommand({
      ...this.#ofPool(username),
      UserAttributes: toList(attributes),
    })
    await callCognito(() => this.#client.send(command))
  }

  async deleteUser(username: string): Promise<void> {
    await callCognito(() => this.#client.send(new AdminDeleteUserCommand(this.#ofPool(username))))
  }

  async #authenticate(
    flow: Omit<InitiateAuthCommandInput, "ClientId">,
  ): Promise<AuthenticationResultType | undefined> {
    const command = new InitiateAuthCommand({ ClientId: this.#settings.clientId, ...flow })
    return (await callCognito(() => this.#client.send(command))).AuthenticationResult
  }

  async #check(
    { AccessToken: access, IdToken: id }: AuthenticationResultType,
    refresh: string | undefined,
  ): Promise<CheckedTokens> {
    if (!access || !id || !refresh) throw new Error("The pool has given half of its tokens")
    return await checkTokens({ access, id, refresh }, this.#settings, this.#keys)
  }

  #ofClient = (Username: string) => ({ ClientId: this.#settings.clientId, Username })
  #ofPool = (Username: string) => ({ UserPoolId: this.#settings.poolId, Username })
}

const toList = (attributes: Attributes): AttributeType[] =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))

const toRecord = (list: AttributeType[] = []): Attributes =>
  Object.fromEntries(list.map(({ Name = "", Value = "" }) => [Name, Value]))
