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

const useIsReader = (roles: readonly StaffRole[]): boolean => {
  const [rights] = useAnswer(readOwnRights)
  return rights !== null && !roles.includes(rights.role)
}

interface NoteProps {
  /** Who may change something. */
  roles: readonly StaffRole[]
  className: string
}

function Note({ roles, className }: NoteProps) {
  const names = roles.map((role) => staffTexts().roles[role]).join(", ")
  return <Alert className={className}>{TEXTS[adminLanguage()](names)}</Alert>
}

/** Tells those who may only read a page so, before they type. */
export function ReaderNote({
  roles,
  className = "mx-6 mt-4",
}: Partial<NoteProps> & Pick<NoteProps, "roles">) {
  return useIsReader(roles) && <Note roles={roles} className={className} />
}

interface WritableByProps {
  roles: readonly StaffRole[]
  children: ReactNode
}

/** A form that the staff may read, and these roles may save: others are told so before they type, and its fields are switched off. */
export function WritableBy({ roles, children }: WritableByProps) {
  const isReader = useIsReader(roles)
  return (
    <>
      {isReader && <Note roles={roles} className="mb-3" />}
      <fieldset disabled={isReader} className="contents">
        {children}
      </fieldset>
    </>
  )
}
