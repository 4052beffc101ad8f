import type { MedusaError } from "@medusajs/framework/utils"
import { SECOND_FACTOR_NEEDED } from "@porteka/commerce-sdk/wire"
import { forbidden } from "../../refusals/refusals.ts"

/** The owner requires a second factor, and the caller has none yet. */
export const secondFactorNeeded = (): MedusaError =>
  forbidden(
    {
      hu: "A bolt tulajdonosa kétlépéses hitelesítést kér: kapcsolja be a profilján (Beállítások, Profil), utána folytathatja a munkát.",
      en: "The owner of the shop asks for two-factor authentication: switch it on in your profile (Settings, Profile), then go on working.",
    },
    SECOND_FACTOR_NEEDED,
  )
