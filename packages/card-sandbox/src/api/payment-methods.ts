import { requiredText, text } from "../stripe/params.ts"
import { requireCustomer } from "../stripe/stripe-customer.ts"
import {
  createPaymentMethod,
  requirePaymentMethod,
  setCustomer,
  updatePaymentMethod,
} from "../stripe/stripe-payment-method.ts"
import { type ApiRoute, get, open, post } from "./handler.ts"
import { listAnswer } from "./list.ts"

const PATH = "/v1/payment_methods"

export const paymentMethodRoutes: ApiRoute[] = [
  open(post(PATH, createPaymentMethod)),
  get(PATH, (scene, params) => {
    const customer = text(params, "customer")
    const rows = scene.work
      .list("payment_methods")
      .filter((one) => one.customer === (customer ?? one.customer))
    return listAnswer(PATH, rows, params)
  }),
  get(`${PATH}/{id}`, (scene, _, [id = ""]) => requirePaymentMethod(scene, id)),
  post(`${PATH}/{id}`, (scene, params, [id = ""]) =>
    updatePaymentMethod(scene, requirePaymentMethod(scene, id), params),
  ),
  post(`${PATH}/{id}/attach`, (scene, params, [id = ""]) =>
    setCustomer(
      scene,
      requirePaymentMethod(scene, id),
      requireCustomer(scene, requiredText(params, "customer")).id,
    ),
  ),
  post(`${PATH}/{id}/detach`, (scene, _, [id = ""]) =>
    setCustomer(scene, requirePaymentMethod(scene, id), null),
  ),
]
