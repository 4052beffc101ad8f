import { Alert } from "@medusajs/ui"
import type { StaffRole } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import type { ReactNode } from "react"
import { adminLanguage } from "../language.ts"
import { useAnswer } from "../use-answer.ts"
import { readOwnRights } from "./staff-api.ts"
import { staffTexts } from "./staff-texts.ts"

const TEXTS = textsForStaff({
  hu: (roles: string) => `Ezt a lapot Ön csak olvashatja. Módosítani ebben a munkakörben lehet: ${roles}.`,
  en: (roles: string) => `You can only read this page. Roles that can change it: ${roles}.`,
})

interface WritableByProps {
  roles: readonly StaffRole[]
  children: ReactNode
}

/** A form that the staff may read, and these roles may save: others are told so before they type, and its fields are switched off. */
export function WritableBy({ roles, children }: WritableByProps) {
  const [rights] = useAnswer(readOwnRights)
  const isRefused = rights !== null && !roles.includes(rights.role)
  const names = roles.map((role) => staffTexts().roles[role]).join(", ")
  return (
    <>
      {isRefused && <Alert className="mb-3">{TEXTS[adminLanguage()](names)}</Alert>}
      <fieldset disabled={isRefused} className="contents">
        {children}
      </fieldset>
    </>
  )
}
