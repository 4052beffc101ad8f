import { MedusaError } from "@medusajs/framework/utils"
import { staffText } from "../../../staff-language/staff-language.ts"

/** Somebody has to have all rights. */
export const lastOwner = () =>
  new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    staffText({
      hu: "Ő az utolsó tulajdonos: előbb adja másnak ezt a munkakört.",
      en: "This is the last owner: give somebody else this role first.",
    }),
  )
