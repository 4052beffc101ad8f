import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { useEffect } from "react"
import { readOwnRights } from "../staff/staff-api.ts"

const PROFILE = "/app/settings/profile"

/**
 * After the login, redirects people who first have to set up a second factor to the page where they do it.
 */
export default function LeadToSecondFactor() {
  useEffect(
    () => () => {
      readOwnRights().then(
        ({ needs_second_factor: needs }) => {
          if (needs) window.location.assign(PROFILE)
        },
        // Not logged in: the page was left for another reason.
        () => undefined,
      )
    },
    [],
  )
  return null
}

export const config = defineWidgetConfig({ zone: "login.after" })
