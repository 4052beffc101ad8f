import type { ReactNode } from "react"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import type { NewsletterPageName } from "#app/i18n/newsletter-slugs.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { Button, buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { ErrorState } from "#app/ui/feedback/error-state.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { NewsletterReply } from "./newsletter-reply.ts"

interface NewsletterPageProps {
  page: NewsletterPageName
  reply: NewsletterReply
}

/**
 * The pages that newsletter e-mails link to. Every change needs a click on a button, because mail programs
 * open links.
 */
export function NewsletterPage({ page, reply }: NewsletterPageProps) {
  const t = useTranslations("newsletter")
  switch (reply.kind) {
    case "unavailable":
      return <ErrorState title={t("unavailableTitle")} text={t("unavailableText")} />
    case "invalid":
    case "unsubscribed":
      return <Said kind={reply.kind} action={<ToProducts />} />
    default:
      if (page === "unsubscribe") {
        return <Said kind="unsubscribe" action={<Answers token={reply.token} intents={["unsubscribe"]} />} />
      }
      return reply.kind === "confirmed" ? (
        <Said kind="confirmed" action={<ToProducts />} />
      ) : (
        <Said kind="confirm" action={<Answers token={reply.token} intents={["confirm", "refuse"]} />} />
      )
  }
}

interface SaidProps {
  kind: "confirm" | "confirmed" | "unsubscribe" | "unsubscribed" | "invalid"
  action: ReactNode
}

function Said({ kind, action }: SaidProps) {
  const t = useTranslations("newsletter")
  return <EmptyState headingLevel="h1" title={t(`${kind}Title`)} text={t(`${kind}Text`)} action={action} />
}

type Intent = "confirm" | "refuse" | "unsubscribe"

function Answers({ token, intents }: { token: string; intents: Intent[] }) {
  const t = useTranslations("newsletter")
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" className="flex flex-col items-stretch gap-3 sm:min-w-72">
      <input type="hidden" name="token" value={token} />
      {intents.map((intent) => (
        <Button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          variant={intent === "refuse" ? "secondary" : "primary"}
          disabled={busy}
        >
          {t(intent)}
        </Button>
      ))}
    </Form>
  )
}

function ToProducts() {
  const t = useTranslations("newsletter")
  const paths = usePaths()
  return (
    <Link to={paths.products()} className={buttonClass("primary")}>
      {t("toProducts")}
    </Link>
  )
}
