import { text } from "../stripe/params.ts"
import type { Scene } from "../stripe/scene.ts"
import { createCustomer, deleteCustomer, requireCustomer, updateCustomer } from "../stripe/stripe-customer.ts"
import { missing } from "../stripe/stripe-error.ts"
import { type ApiRoute, del, get, post } from "./handler.ts"
import { listAnswer } from "./list.ts"

const methodsOf = (scene: Scene, id: string) =>
  scene.work.list("payment_methods").filter((method) => method.customer === id)

export const customerRoutes: ApiRoute[] = [
  post("/v1/customers", createCustomer),
  get("/v1/customers", (scene, params) => {
    const email = text(params, "email")
    const rows = scene.work
      .list("customers")
      .filter((one) => !one.deleted && (email === undefined || one.email === email))
    return listAnswer("/v1/customers", rows, params)
  }),
  get("/v1/customers/{id}", (scene, _, [id = ""]) => {
    const customer = scene.work.find("customers", id)
    if (customer === undefined) throw missing("customer", id, "id")
    return customer.deleted ? { id, object: "customer", deleted: true } : customer
  }),
  post("/v1/customers/{id}", (scene, params, [id = ""]) =>
    updateCustomer(scene, requireCustomer(scene, id), params),
  ),
  del("/v1/customers/{id}", (scene, _, [id = ""]) => deleteCustomer(scene, requireCustomer(scene, id))),
  get("/v1/customers/{id}/payment_methods", (scene, params, [id = ""]) => {
    const customer = requireCustomer(scene, id)
    return listAnswer(`/v1/customers/${id}/payment_methods`, methodsOf(scene, customer.id), params)
  }),
  get("/v1/customers/{id}/payment_methods/{method}", (scene, _, [id = "", method = ""]) => {
    const found = methodsOf(scene, requireCustomer(scene, id).id).find((one) => one.id === method)
    if (found === undefined) throw missing("PaymentMethod", method, "payment_method")
    return found
  }),
]
