import type { HttpTypes as T } from "@medusajs/types"
import type { LinkInput } from "../types/admin-types.ts"
import { crud, doing, listOf, oneOf, removing, setting } from "./rows.ts"

interface CustomerKinds {
  row: T.AdminCustomer
  create: T.AdminCreateCustomer
  update: T.AdminUpdateCustomer
  query: T.AdminCustomerFilters
}

export const customers = {
  ...crud<CustomerKinds>()("/admin/customers", { one: "customer", many: "customers" }),
  updateGroups: setting("/admin/customers/{id}/customer-groups", "customer")
    .takes<LinkInput>()
    .gives<T.AdminCustomerResponse>(),
  addresses: {
    list: listOf("/admin/customers/{id}/addresses", "addresses")
      .asks<T.AdminCustomerAddressFilters>()
      .gives<T.AdminCustomerAddressListResponse>(),
    retrieve: oneOf(
      "/admin/customers/{id}/addresses/{address_id}",
      "address",
    ).gives<T.AdminCustomerAddressResponse>(),
    create: doing("/admin/customers/{id}/addresses", "customer")
      .takes<T.AdminCreateCustomerAddress>()
      .gives<T.AdminCustomerResponse>(),
    update: setting("/admin/customers/{id}/addresses/{address_id}", "customer")
      .takes<T.AdminUpdateCustomerAddress>()
      .gives<T.AdminCustomerResponse>(),
    delete: removing(
      "/admin/customers/{id}/addresses/{address_id}",
    ).gives<T.AdminCustomerAddressDeleteResponse>(),
  },
}

interface GroupKinds {
  row: T.AdminCustomerGroup
  create: T.AdminCreateCustomerGroup
  update: T.AdminUpdateCustomerGroup
  query: T.AdminGetCustomerGroupsParams
}

export const customerGroups = {
  ...crud<GroupKinds>()("/admin/customer-groups", { one: "customer_group", many: "customer_groups" }),
  updateCustomers: setting("/admin/customer-groups/{id}/customers", "customer_group")
    .takes<LinkInput>()
    .gives<T.AdminCustomerGroupResponse>(),
}
