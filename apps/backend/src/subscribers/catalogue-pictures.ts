import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { adoptUploads } from "../pictures/adopt-uploads.ts"

/** Pictures come with the product they are uploaded for. */
export default async function cataloguePictures({
  event,
  container,
}: SubscriberArgs<{ id: string | string[] }>) {
  await adoptUploads(container, [event.data.id].flat())
}

export const config: SubscriberConfig = {
  event: ["product.product.created", "product.product.updated"],
  context: { subscriberId: "catalogue-pictures" },
}
