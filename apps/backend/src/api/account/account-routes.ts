import type { MiddlewareRoute } from "@medusajs/framework/http"
import { accountSchemas } from "../../domains/account/account-input.ts"
import { parsedBody } from "../parsed-body.ts"

const BODIES = {
  "/account/sign-up": "signUp",
  "/account/sign-up/confirm": "confirmSignUp",
  "/account/sign-up/resend": "resendCode",
  "/account/sign-in": "signIn",
  "/account/password/reset": "requestReset",
  "/account/password/reset/confirm": "confirmReset",
  "/account/password/change": "changePassword",
  "/account/profile": "profile",
  "/account/email": "requestEmailChange",
  "/account/email/confirm": "typedCode",
  "/account/newsletter": "newsletter",
  "/account/cart": "cart",
  "/account/wishlist": "wishlist",
  "/account/deletion": "deletion",
  "/account/deletion/confirm": "typedCode",
  "/account/passkeys": "passkey",
  "/account/passkeys/registration-options": "passkeyOptions",
  "/account/passkey-sign-in": "passkeySignIn",
} as const satisfies Record<string, keyof typeof accountSchemas>

const bodyOf = (matcher: string | RegExp, schema: keyof typeof accountSchemas): MiddlewareRoute => ({
  matcher,
  methods: ["POST"],
  middlewares: [parsedBody(accountSchemas[schema])],
})

export const accountRoutes: MiddlewareRoute[] = [
  ...Object.entries(BODIES).map(([matcher, schema]) => bodyOf(matcher, schema)),
  bodyOf(/^\/account\/passkeys\/(?!registration-options)[^/]+$/, "passkeyName"),
]
