import type { MedusaContainer } from "@medusajs/framework/types"
import { joinPdfs } from "@porteka/documents"
import { PARCEL_MODULE } from "../../modules/parcel/index.ts"
import { notFound } from "../../refusals/refusals.ts"

/** All labels of the orders in one printable PDF. @throws 404 */
export async function drawLabelsOf(container: MedusaContainer, ids: readonly string[]): Promise<Buffer> {
  const labels = await container.resolve(PARCEL_MODULE).listLabels(ids)
  if (labels.length === 0) throw notFound("There is no label of these orders")
  return await joinPdfs(labels)
}
