import { randomUUID } from "node:crypto"
import type { BenchContext } from "../../tools/bench/context.ts"
import { withConnection } from "../../tools/postgres/connection.ts"

export interface Account {
  email: string
  password: string
}

/** Customers with the password of the shop's first admin: its hash is the shop's own, as costly as a customer's. */
export async function makeAccounts(
  { databaseUrl, adminEmail, adminPassword }: BenchContext,
  count: number,
): Promise<Account[]> {
  const emails = Array.from({ length: count }, (_, index) => `bench.${index}@example.hu`)
  await withConnection(databaseUrl, async (client) => {
    for (const email of emails) {
      const [customer, identity] = [`cus_${randomUUID()}`, `authid_${randomUUID()}`]
      await client.query(`insert into customer (id, email, has_account) values ($1, $2, true)`, [
        customer,
        email,
      ])
      await client.query(`insert into auth_identity (id, app_metadata) values ($1, $2)`, [
        identity,
        { customer_id: customer },
      ])
      await client.query(
        `insert into provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata)
         select $1, $2, provider, $3, provider_metadata from provider_identity
          where provider = 'emailpass' and entity_id = $4`,
        [`prov_${randomUUID()}`, email, identity, adminEmail],
      )
    }
  })
  return emails.map((email) => ({ email, password: adminPassword }))
}
