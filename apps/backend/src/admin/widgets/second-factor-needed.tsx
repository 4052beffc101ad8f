import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Alert } from "@medusajs/ui"
import { useEffect, useState } from "react"
import { readOwnRights } from "../staff/staff-api.ts"
import { staffTexts } from "../staff/staff-texts.ts"

/** On the profile: the owner requires a second factor, which is set up below. */
export default function SecondFactorNeeded() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    // Without an answer nothing is shown: any further action is refused with a reason.
    readOwnRights().then(
      ({ needs_second_factor: needs }) => setNeeded(needs),
      () => undefined,
    )
  }, [])
  return isNeeded && <Alert variant="warning">{staffTexts().secondFactorNeeded}</Alert>
}

export const config = defineWidgetConfig({ zone: "profile.details.before" })
