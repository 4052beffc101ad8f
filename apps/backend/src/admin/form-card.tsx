import { Button, Container } from "@medusajs/ui"
import { textsForStaff } from "@porteka/shop/languages"
import type { ComponentProps, FormEvent, ReactNode } from "react"
import { CardHead } from "./card-head.tsx"
import { useIsUploading } from "./content/uploads.ts"
import { adminLanguage } from "./language.ts"
import { UnsavedGuard } from "./unsaved-guard.tsx"
import { useBusy } from "./use-busy.ts"

const SAVE = textsForStaff({ hu: "Mentés", en: "Save" })

interface FormCardProps {
  heading: string
  hint: string
  /** Something can be saved, and would be lost. */
  hasChanged: boolean
  isLeaving?: ComponentProps<typeof UnsavedGuard>["isLeaving"]
  save: () => Promise<void>
  /** Said when it is saved. */
  saved: string
  children: ReactNode
}

/** A card with one form on a page of Medusa's admin. */
export function FormCard({ heading, hint, hasChanged, isLeaving, save, saved, children }: FormCardProps) {
  const [isBusy, run] = useBusy()
  const isUploading = useIsUploading()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return run(save, saved)
  }
  return (
    <Container className="p-0">
      {hasChanged && <UnsavedGuard part={heading} {...(isLeaving && { isLeaving })} />}
      <CardHead level="h2" heading={heading} hint={hint} />
      <form onSubmit={submit} className="flex flex-col gap-4 px-6 pb-6">
        {children}
        <Button
          type="submit"
          size="small"
          isLoading={isBusy || isUploading}
          disabled={!hasChanged}
          className="self-end"
        >
          {SAVE[adminLanguage()]}
        </Button>
      </form>
    </Container>
  )
}
