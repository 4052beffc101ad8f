import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { useEffect } from "react"
import { readOwnRights } from "../staff/staff-api.ts"

const PROFILE = "/app/settings/profile"

/** Whoever leaves the sign-in page and has to set up a second factor first is led to where that is done. */
export default function LeadToSecondFactor() {
  useEffect(
    () => () => {
      readOwnRights().then(
        ({ needs_second_factor: needs }) => {
          if (needs) window.location.assign(PROFILE)
        },
        // Not signed in: the page was left for another reason.
        () => undefined,
      )
    },
    [],
  )
  return null
}

export const config = defineWidgetConfig({ zone: "login.after" })
