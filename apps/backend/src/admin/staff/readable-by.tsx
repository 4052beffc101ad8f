import { Container, Heading, Text } from "@medusajs/ui"
import type { StaffRole } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import type { ReactNode } from "react"
import { adminLanguage } from "../language.ts"
import { useAnswer } from "../use-answer.ts"
import { readOwnRights } from "./staff-api.ts"
import { staffTexts } from "./staff-texts.ts"

const TEXTS = textsForStaff({
  hu: (roles: string) =>
    `Ezt a lapot csak ebben a munkakörben lehet megnyitni: ${roles}. Ha szüksége van rá, kérje a bolt tulajdonosától.`,
  en: (roles: string) =>
    `Only these roles can open this page: ${roles}. If you need it, ask the shop's owner.`,
})

interface ReadableByProps {
  readers: readonly StaffRole[]
  heading: string
  children: ReactNode
}

/** A page whose data only some roles may read; others are told so, instead of an empty page with buttons that do nothing. */
export function ReadableBy({ readers, heading, children }: ReadableByProps) {
  const [rights] = useAnswer(readOwnRights)
  if (!rights) return null
  if (readers.includes(rights.role)) return children
  const names = readers.map((role) => staffTexts().roles[role]).join(", ")
  return (
    <Container>
      <Heading>{heading}</Heading>
      <Text size="small" className="mt-1">
        {TEXTS[adminLanguage()](names)}
      </Text>
    </Container>
  )
}
