import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import { ACCEPT, DECLINE, type TransferState } from "./transfer-state.ts"

/** Asks the person who placed an order whether it may move to an account. */
export function TransferPage({ state }: { state: TransferState }) {
  const t = useTranslations("tracking")
  const shell = useTranslations("shell")
  const paths = usePaths()
  return (
    <div className="measure py-6 lg:py-10">
      <div className="mx-auto max-w-reading">
        <Breadcrumbs
          label={shell("breadcrumbs")}
          crumbs={[{ label: shell("home"), to: paths.home() }, { label: t("transferTitle") }]}
        />
        <h1 className="mt-6 text-title-lg">{t("transferTitle")}</h1>
        <Answer state={state} />
      </div>
    </div>
  )
}

function Answer({ state }: { state: TransferState }) {
  const t = useTranslations("tracking")
  switch (state.kind) {
    case "accepted":
    case "declined":
      return (
        <Notice tone="success" live className="mt-6">
          {t(state.kind === "accepted" ? "transferAccepted" : "transferDeclined")}
        </Notice>
      )
    case "over":
      return (
        <Notice tone="warning" className="mt-6" title={t("transferOverTitle")}>
          {t("transferOverText")}
        </Notice>
      )
    default:
      return <Question {...state} />
  }
}

function Question({ kind, order, token }: Extract<TransferState, { token: string }>) {
  const t = useTranslations("tracking")
  const pressed = useNavigation().formData?.get("decision")
  return (
    <>
      {kind === "unavailable" && (
        <Notice tone="danger" live className="mt-6">
          {t("unavailable")}
        </Notice>
      )}
      <p className="mt-6">{t("transferText")}</p>
      <p className="mt-2 text-ink-muted">{t("transferStranger")}</p>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        <input type="hidden" name="order" value={order} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" name="decision" value={ACCEPT} busy={pressed === ACCEPT}>
          {t("transferAccept")}
        </Button>
        <Button type="submit" name="decision" value={DECLINE} variant="secondary" busy={pressed === DECLINE}>
          {t("transferDecline")}
        </Button>
      </Form>
    </>
  )
}
