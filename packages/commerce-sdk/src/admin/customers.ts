import { post } from "../core/endpoint.ts"
import type { AdminRecord, LinkInput } from "../types/admin.ts"
import { crud, doing, listOf, oneOf, removing, setting } from "./rows.ts"

export const customers = {
  ...crud("/admin/customers", { one: "customer", many: "customers" }),
  updateGroups: post("/admin/customers/{id}/customer-groups")
    .takes<LinkInput>()
    .gives<{ customer: AdminRecord }>()
    .repeatable(),
  addresses: {
    list: listOf("/admin/customers/{id}/addresses", "addresses"),
    retrieve: oneOf("/admin/customers/{id}/addresses/{address_id}", "address"),
    create: doing("/admin/customers/{id}/addresses", "customer"),
    update: setting("/admin/customers/{id}/addresses/{address_id}", "customer"),
    delete: removing("/admin/customers/{id}/addresses/{address_id}"),
  },
}

export const customerGroups = {
  ...crud("/admin/customer-groups", { one: "customer_group", many: "customer_groups" }),
  updateCustomers: post("/admin/customer-groups/{id}/customers")
    .takes<LinkInput>()
    .gives<{ customer_group: AdminRecord }>()
    .repeatable(),
}
