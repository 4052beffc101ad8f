import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { adoptUploads } from "../pictures/adopt-uploads.ts"

/** Pictures come with the product they are uploaded for. */
export default async function cataloguePictures({
  event,
  container,
}: SubscriberArgs<{ id: string | string[] }>) {
  await adoptUploads(container, [event.data.id].flat())
}

/** The last one is the workflow's: of pictures that come without another change the product's module says nothing. */
export const config: SubscriberConfig = {
  event: ["product.product.created", "product.product.updated", "product.updated"],
  context: { subscriberId: "catalogue-pictures" },
}
