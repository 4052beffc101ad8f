import { answerWith, isText } from "../checks/answer-shape.ts"
import { checkCustomer } from "../checks/answers.ts"
import { del, get, post } from "../core/endpoint.ts"
import type { EmailPassword } from "../types/auth-types.ts"
import type { CustomerAnswer } from "../types/customer-types.ts"

/** Signing a customer in by the store's own routes (specification 7). */
export const storeAuth = {
  authenticate: post("/store/auth").takes<EmailPassword>().gives<CustomerAnswer>(checkCustomer).repeatable(),

  session: get("/store/auth").gives<CustomerAnswer>(checkCustomer),

  deleteSession: del("/store/auth").gives<void>(),

  /** The back end answers the same for every address (ruling D14). */
  exists: get("/store/auth/{email}").gives<{ exists: boolean }>(),

  token: post("/store/auth/token")
    .takes<EmailPassword>()
    .gives<{ access_token: string }>(answerWith({ access_token: isText }))
    .repeatable(),
}
