import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { adoptUploads } from "../uploads/adopt-uploads.ts"

/** Pictures are uploaded with their product. */
export default async function cataloguePictures({
  event,
  container,
}: SubscriberArgs<{ id: string | string[] }>) {
  await adoptUploads(container, [event.data.id].flat())
}

/** The last one is the workflow's event: if only pictures change, the product module emits none. */
export const config: SubscriberConfig = {
  event: ["product.product.created", "product.product.updated", "product.updated"],
  context: { subscriberId: "catalogue-pictures" },
}
