import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { enqueueAccountMail } from "../../../identity/enqueue-account-mails.ts"
import type { DeletionRow } from "../../../modules/account/deletions.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"
import { reasonOf } from "../../failure.ts"
import { erasePerson } from "./erase-person.ts"

const AT_ONCE = 20

/** Deletes the accounts that are due. A failed one is tried again later and does not stop the others. */
export async function deleteDueAccounts(container: MedusaContainer): Promise<void> {
  const { deletions } = container.resolve(ACCOUNT_MODULE)
  for (const deletion of await deletions.listDue(AT_ONCE)) {
    try {
      await deleteAccount(container, deletion)
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`The account ${deletion.customer_id} was not deleted: ${reasonOf(error)}`)
    }
  }
}

/** Every step can be repeated; the deletion request is removed last. */
async function deleteAccount(
  container: MedusaContainer,
  { customer_id: id, email: recipient, locale }: DeletionRow,
): Promise<void> {
  const [customer] = await container.resolve(Modules.CUSTOMER).listCustomers({ id }, { select: ["email"] })
  const email = customer?.email ?? recipient
  await erasePerson(container, { id, email, isGone: !customer })
  await enqueueAccountMail(container, { kind: "deletion_done", about_id: id, recipient: email, locale })
  await container.resolve(ACCOUNT_MODULE).deletions.cancel(id)
}
