import { type ReactNode, useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { classNames } from "#app/ui/class-names.ts"
import { TextBesideForm } from "#app/ui/layout/text-beside-form.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"

interface CasePageProps {
  title: string
  /** Below the heading, above form and introduction. */
  lead?: ReactNode
  /** For those who want to read more; below the form or right of it. */
  introduction: ReactNode
  /** The form, shown beside the introduction while it is being filled in. */
  form: ReactNode
  /** The content shown in place of the form afterward. */
  children?: ReactNode
  /** The current step; a new object is a new step. */
  step: object
  /** Links to earlier versions of the page's text. */
  versions: ReactNode
}

/** A form that is answered with a number: withdrawal, complaint, message. */
export function CasePage({ title, lead, introduction, form, children, step, versions }: CasePageProps) {
  const t = useTranslations("shell")
  const paths = usePaths()
  return (
    <div className="measure py-6 lg:py-10">
      <div className={classNames("mx-auto max-w-reading", Boolean(form) && "lg:max-w-256")}>
        <Breadcrumbs
          label={t("breadcrumbs")}
          crumbs={[{ label: t("home"), to: paths.home() }, { label: title }]}
        />
        <h1 className="mt-6 text-title-lg">{title}</h1>
        {lead}
        <StepFrame step={step} isApart={!form}>
          {form ? (
            <TextBesideForm text={introduction} formFirst>
              {form}
            </TextBesideForm>
          ) : (
            children
          )}
        </StepFrame>
        {versions}
      </div>
    </div>
  )
}

interface StepFrameProps {
  step: object
  isApart: boolean
  children: ReactNode
}

/** Each new step takes the focus, so that it is read by screen readers, and its beginning is visible. */
function StepFrame({ step, isApart, children }: StepFrameProps) {
  const frame = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    frame.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: "start" })
  }, [step])
  return (
    <section ref={frame} tabIndex={-1} className={classNames("scroll-mt-24 outline-none", isApart && "mt-8")}>
      {children}
    </section>
  )
}
