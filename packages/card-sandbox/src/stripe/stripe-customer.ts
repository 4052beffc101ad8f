import type { Customer } from "../objects/customer.ts"
import { newId } from "../state/ids.ts"
import { mergedMetadata, object, onlyKnown, type Params, text } from "./params.ts"
import { type Scene, seconds } from "./scene.ts"
import { missing } from "./stripe-error.ts"
import { emit } from "./stripe-event.ts"

const KNOWN = [
  "address",
  "description",
  "email",
  "metadata",
  "name",
  "phone",
  "preferred_locales",
  "shipping",
]

/** `POST /v1/customers` */
export function createCustomer(scene: Scene, params: Params): Customer {
  onlyKnown(params, KNOWN)
  const customer = withFields(
    {
      id: newId("cus"),
      object: "customer",
      address: null,
      balance: 0,
      created: seconds(scene.now),
      currency: null,
      default_source: null,
      delinquent: false,
      description: null,
      discount: null,
      email: null,
      invoice_prefix: null,
      livemode: false,
      metadata: {},
      name: null,
      phone: null,
      preferred_locales: [],
      shipping: null,
    },
    params,
  )
  scene.work.put("customers", customer)
  emit(scene, "customer.created", customer)
  return customer
}

/** `POST /v1/customers/{id}` */
export function updateCustomer(scene: Scene, customer: Customer, params: Params): Customer {
  onlyKnown(params, KNOWN)
  const changed = withFields(customer, params)
  scene.work.put("customers", changed)
  emit(scene, "customer.updated", changed)
  return changed
}

/** `DELETE /v1/customers/{id}`: their payment methods are detached. */
export function deleteCustomer(scene: Scene, customer: Customer): object {
  const deleted: Customer = { ...customer, deleted: true }
  scene.work.put("customers", deleted)
  for (const method of scene.work.list("payment_methods")) {
    if (method.customer === customer.id) scene.work.put("payment_methods", { ...method, customer: null })
  }
  emit(scene, "customer.deleted", deleted)
  return { id: customer.id, object: "customer", deleted: true }
}

/** An existing customer. */
export function requireCustomer(scene: Scene, id: string): Customer {
  const customer = scene.work.find("customers", id)
  if (customer === undefined || customer.deleted) throw missing("customer", id, "customer")
  return customer
}

function withFields(customer: Customer, params: Params): Customer {
  return {
    ...customer,
    address: object(params, "address") ?? customer.address,
    description: text(params, "description") ?? customer.description,
    email: text(params, "email") ?? customer.email,
    metadata: mergedMetadata(params, customer.metadata),
    name: text(params, "name") ?? customer.name,
    phone: text(params, "phone") ?? customer.phone,
    shipping: object(params, "shipping") ?? customer.shipping,
  }
}
