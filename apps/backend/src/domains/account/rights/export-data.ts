import { buffer } from "node:stream/consumers"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { AccountExport, ProductNames } from "@porteka/commerce-sdk"
import { shopFiles } from "../../../files/shop-files.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"
import { COMPLAINT_MODULE } from "../../../modules/complaint/index.ts"
import { photoFile } from "../../../photos/keep-photos.ts"
import { queryRows } from "../../../records/query-rows.ts"
import { readRecords } from "../../../records/read-records.ts"
import { STAFF_NOTES } from "./staff-notes.sql.ts"

type Row = Record<string, unknown>

const ORDER_FIELDS = [
  "id",
  "display_id",
  "status",
  "email",
  "currency_code",
  "locale",
  "metadata",
  "created_at",
  "updated_at",
  "total",
  "subtotal",
  "tax_total",
  "shipping_total",
  "discount_total",
  "items.title",
  "items.product_title",
  "items.variant_title",
  "items.variant_sku",
  "items.quantity",
  "items.unit_price",
  "items.metadata",
  "shipping_address.*",
  "billing_address.*",
  "shipping_methods.name",
  "shipping_methods.amount",
  "shipping_methods.data",
]

const CART_FIELDS = [
  "id",
  "email",
  "created_at",
  "updated_at",
  "metadata",
  "items.title",
  "items.product_title",
  "items.variant_title",
  "items.quantity",
  "items.metadata",
  "shipping_address.*",
  "billing_address.*",
]

/**
 * Rows of our own modules that belong to a customer. Secrets and internal keys that are not personal data are
 * omitted.
 */
const TABLES = {
  invoices: `select to_jsonb(invoice) - '{key,content}'::text[] as row from invoice where order_id = any(:orders)`,
  transfers: `select jsonb_build_object('order_id', order_id, 'amount', amount, 'currency_code', lower(currency), 'booked_on', booked_on,
                                        'payer', payer, 'account', account, 'text', text) as row
                from bank_entry where order_id = any(:orders) order by created_at`,
  withdrawals: `select to_jsonb(withdrawal_case) - '{submission_id}'::text[] as row from withdrawal_case
                 where lower(email) = :email or order_id = any(:orders)`,
  complaints: `select to_jsonb(complaint_case) - '{submission_id}'::text[] || jsonb_build_object('photos', (
                        select nullif(count(*), 0) from complaint_photo photo where photo.case_id = complaint_case.id)) as row
                 from complaint_case
                where lower(email) = :email or order_id = any(:orders)`,
  messages: `select to_jsonb(contact_message) - '{submission_id,answered_by}'::text[] as row from contact_message
              where lower(email) = :email order by number`,
  notes: STAFF_NOTES,
  consents: `select to_jsonb(newsletter_subscription) || '{"of": "newsletter"}' as row
               from newsletter_subscription where email = :email`,
  mails: `select jsonb_build_object('kind', kind, 'recipient', recipient, 'locale', locale, 'state', state,
                                    'created_at', created_at, 'sent_at', sent_at) as row
            from outgoing_mail where lower(recipient) = :email order by created_at`,
  // Not before it is sent: until then it may be a surprise. Its code is in the e-mail.
  gift_cards: `select jsonb_build_object('value', value, 'buyer_name', buyer_name, 'recipient_name', recipient_name,
                                         'recipient_email', recipient_email, 'message', message, 'locale', locale,
                                         'sent_at', sent_at, 'valid_until', to_char(valid_until, 'YYYY-MM-DD')) as row
                 from sold_gift_card where lower(recipient_email) = :email and sent_at is not null order by sent_at`,
  notices: `select to_jsonb(restock_notice) as row from restock_notice where lower(email) = :email`,
  reviews: `select to_jsonb(product_review) - '{decided_by,version}'::text[] || jsonb_build_object('photos', (
                     select coalesce(jsonb_agg('/order-review-photos/' || product_review.order_id || '/' || photo.id || '-large.jpg'
                                               order by photo.position), '[]')
                       from product_review_photo photo where photo.review_id = product_review.id)) as row
              from product_review
             where order_id = any(:orders)`,
  sessions: `select jsonb_build_object('device', device, 'place', place, 'created_at', created_at,
                                       'last_seen_at', last_seen_at, 'ended_at', ended_at) as row
               from account_session where customer_id = :id order by created_at`,
  passkeys: `select jsonb_build_object('name', name, 'is_synced', is_synced, 'created_at', created_at,
                                       'last_used_at', last_used_at) as row
               from account_passkey where customer_id = :id order by created_at`,
} as const

/**
 * All data about a customer, with product names in the given language (GDPR Articles 15 and 20).
 * @param guestIds the same person's records of guest orders
 */
export async function exportData(
  container: MedusaContainer,
  customerId: string,
  locale: string | undefined,
  guestIds: readonly string[] = [],
): Promise<AccountExport> {
  const ids = [customerId, ...guestIds]
  const { addresses, ...customer } = await container
    .resolve(Modules.CUSTOMER)
    .retrieveCustomer(customerId, { relations: ["addresses"] })
  const [orders, carts, wishlist] = await Promise.all([
    readRecords<Row & { id: string }>(container, {
      entity: "order",
      fields: ORDER_FIELDS,
      filters: { customer_id: ids },
    }),
    readRecords<Row>(container, {
      entity: "cart",
      fields: CART_FIELDS,
      filters: { customer_id: ids, completed_at: null },
    }),
    container.resolve(ACCOUNT_MODULE).wishlists.find(customerId),
  ])
  const orderIds = orders.map(({ id }) => id)
  const of = { id: customerId, email: customer.email, orders: orderIds, records: [...ids, ...orderIds] }
  const notices = await readTable(container, "notices", of)
  const reviews = await readTable(container, "reviews", of)
  const nameOf = await readNames(container, [...notices, ...reviews, ...wishlist.items], locale)
  return {
    created_at: new Date().toISOString(),
    customer: plain(customer),
    addresses: addresses.map(plain),
    orders: orders.map(plain),
    carts: carts.map(plain),
    invoices: await readTable(container, "invoices", of),
    transfers: await readTable(container, "transfers", of),
    withdrawals: await readTable(container, "withdrawals", of),
    complaints: await withPhotos(container, await readTable(container, "complaints", of)),
    messages: await readTable(container, "messages", of),
    notes: await readTable(container, "notes", of),
    consents: await readTable(container, "consents", of),
    mails: await readTable(container, "mails", of),
    gift_cards: await readTable(container, "gift_cards", of),
    notices: notices.map((row) => ({ ...row, ...nameOf(row) })),
    reviews: reviews.map((row) => ({ ...row, ...nameOf(row) })),
    wishlist: {
      items: wishlist.items.map((item) => ({ ...item, ...nameOf(item) })),
      saved_at: wishlist.saved_at?.toISOString() ?? null,
    },
    sessions: await readTable(container, "sessions", of),
    passkeys: await readTable(container, "passkeys", of),
  }
}

/** With the photos that were sent with them, as addresses that contain the pictures: no other address shows them to the person. */
async function withPhotos(container: MedusaContainer, complaints: Row[]): Promise<Row[]> {
  const photos = await container
    .resolve(COMPLAINT_MODULE)
    .photos.listOf(complaints.map(({ id }) => String(id)))
  return await Promise.all(
    complaints.map(async (complaint) => {
      const files = await Promise.all((photos.get(String(complaint.id)) ?? []).map(({ id }) => readPhoto(id)))
      return files.length > 0 ? { ...complaint, photo_files: files } : complaint
    }),
  )
}

async function readPhoto(id: string): Promise<string | null> {
  const file = await shopFiles().complaintPhotos.open(photoFile(id, "large"))
  return file ? `data:image/jpeg;base64,${(await buffer(file.body)).toString("base64")}` : null
}

interface AboutProduct {
  product_id?: unknown
  variant_id?: unknown
}

/** With names, because a customer cannot read ids. */
async function readNames(
  container: MedusaContainer,
  records: AboutProduct[],
  locale: string | undefined,
): Promise<(record: AboutProduct) => ProductNames> {
  const [variants, products] = await Promise.all([
    readRecords<{ id: string; title: string; product: { title: string } | null }>(container, {
      entity: "product_variant",
      fields: ["id", "title", "product.title"],
      filters: { id: records.map(({ variant_id: id }) => id).filter(Boolean) },
      ...(locale ? { locale } : {}),
    }),
    readRecords<{ id: string; title: string }>(container, {
      entity: "product",
      fields: ["id", "title"],
      filters: { id: records.map(({ product_id: id }) => id).filter(Boolean) },
      ...(locale ? { locale } : {}),
    }),
  ])
  const variantsById = new Map<unknown, (typeof variants)[number]>(
    variants.map((variant) => [variant.id, variant]),
  )
  const titles = new Map<unknown, string>(products.map(({ id, title }) => [id, title]))
  return ({ product_id, variant_id }) => {
    const variant = variantsById.get(variant_id)
    return {
      title: variant?.product?.title ?? titles.get(product_id) ?? null,
      variant_title: variant?.title ?? null,
    }
  }
}

async function readTable(
  container: MedusaContainer,
  table: keyof typeof TABLES,
  of: { id: string; email: string; orders: string[]; records: string[] },
): Promise<Row[]> {
  const rows = await queryRows<{ row: Row }>(container, TABLES[table], of)
  return rows.map(({ row }) => row)
}

/** Without internal fields. */
function plain(value: object): Row {
  return JSON.parse(JSON.stringify(value)) as Row
}
