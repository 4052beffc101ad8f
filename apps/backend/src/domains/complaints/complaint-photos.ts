import type { MedusaContainer } from "@medusajs/framework/types"
import { shopFiles } from "../../files/shop-files.ts"
import { COMPLAINT_MODULE } from "../../modules/complaint/index.ts"
import type { PhotoPlace } from "../../photos/keep-photos.ts"

export const complaintPhotos = (container: MedusaContainer): PhotoPlace => ({
  rows: container.resolve(COMPLAINT_MODULE).photos,
  files: shopFiles().complaintPhotos,
})
