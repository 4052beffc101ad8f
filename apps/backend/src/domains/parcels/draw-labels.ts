import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { joinPdfs } from "@porteka/documents"
import { PARCEL_MODULE } from "../../modules/parcel/index.ts"

/** All labels of the orders in one printable PDF. @throws 404 */
export async function drawLabelsOf(container: MedusaContainer, ids: readonly string[]): Promise<Buffer> {
  const labels = await container.resolve(PARCEL_MODULE).listLabels(ids)
  if (labels.length === 0)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no label of these orders")
  return await joinPdfs(labels)
}
