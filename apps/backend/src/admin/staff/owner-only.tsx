import { Container, Heading, Text } from "@medusajs/ui"
import { textsForStaff } from "@porteka/shop/languages"
import type { ReactNode } from "react"
import { adminLanguage } from "../language.ts"
import { useAnswer } from "../use-answer.ts"
import { readOwnRights } from "./staff-api.ts"

const TEXTS = textsForStaff({
  hu: "Ezt a lapot csak a bolt tulajdonosa láthatja. Ha szüksége van rá, kérje meg, hogy adjon Önnek tulajdonosi munkakört.",
  en: "Only the owner of the shop can see this page. If you need it, ask for the role of an owner.",
})

interface OwnerOnlyProps {
  heading: string
  children: ReactNode
}

/** A page whose data only owners may read; others are told so, instead of an empty page with buttons that do nothing. */
export function OwnerOnly({ heading, children }: OwnerOnlyProps) {
  const [rights] = useAnswer(readOwnRights)
  if (!rights) return null
  if (rights.role === "owner") return children
  return (
    <Container>
      <Heading>{heading}</Heading>
      <Text size="small" className="mt-1">
        {TEXTS[adminLanguage()]}
      </Text>
    </Container>
  )
}
