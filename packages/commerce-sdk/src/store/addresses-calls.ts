import { answerWith, isList } from "../checks/answer-shape.ts"
import { checkCustomer, checkOne } from "../checks/answers.ts"
import { del, get, post } from "../core/endpoint.ts"
import type { CustomerAddress, CustomerAddressChanges, CustomerAddressInput } from "../types/address-types.ts"
import type { Customer, CustomerAnswer } from "../types/customer-types.ts"
import type { Deleted, FieldsQuery, ListAnswer, ListQuery } from "../types/list-types.ts"

/** Saved addresses of the token's customer. */
export const addresses = {
  list: get("/store/customers/me/addresses")
    .asks<ListQuery & { city?: string; country_code?: string; postal_code?: string }>()
    .gives<ListAnswer<"addresses", CustomerAddress>>(answerWith({ addresses: isList })),

  retrieve: get("/store/customers/me/addresses/{id}")
    .asks<FieldsQuery>()
    .gives<{ address: CustomerAddress }>(checkOne("address")),

  create: post("/store/customers/me/addresses")
    .takes<CustomerAddressInput>()
    .asks<FieldsQuery>()
    .gives<CustomerAnswer>(checkCustomer),

  update: post("/store/customers/me/addresses/{id}")
    .takes<CustomerAddressChanges>()
    .asks<FieldsQuery>()
    .gives<CustomerAnswer>(checkCustomer)
    .repeatable(),

  delete: del("/store/customers/me/addresses/{id}").gives<Deleted<"address"> & { parent?: Customer }>(),
}
