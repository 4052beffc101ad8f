import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { RETENTION } from "@porteka/shop"
import { queryRows, runStatement } from "../../../records/query-rows.ts"
import { isOrderExport } from "../../../uploads/upload-files.ts"

interface Notice {
  id: string
  url: string
}

/** Medusa tells the staff where a file is by a notice in the admin, and knows of no other record of it. */
const OLD_NOTICES = `
  select id, data->'file'->>'url' as url from notification
   where data->'file'->>'url' is not null and created_at < now() - make_interval(days => :days)`

/**
 * Deletes what the staff has exported about orders. Medusa keeps such a table for ever: with the names and addresses of people
 * whose data have been erased since.
 */
export async function deleteOldOrderExports(container: MedusaContainer): Promise<void> {
  const notices = await queryRows<Notice>(container, OLD_NOTICES, { days: RETENTION.orderExportDays })
  for (const { id, url } of notices.filter((notice) => isOrderExport(notice.url))) {
    const file = decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "")
    await container.resolve(Modules.FILE).deleteFiles([file])
    await runStatement(container, "delete from notification where id = ?", [id])
  }
}
