import type { CartReminderItem } from "@porteka/commerce-sdk/wire"
import type { ReactNode } from "react"
import { Form } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button, buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { ErrorState } from "#app/ui/feedback/error-state.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { ReminderReply } from "../contract/reminder-reply.ts"

/** The page of a reminder's link, and the reply of its button if not everything could be added. */
export function ReminderPage({ reply }: { reply: ReminderReply }) {
  const t = useTranslations("cartReminder")
  const paths = usePaths()
  switch (reply.kind) {
    case "unavailable":
      return <ErrorState title={t("pageTitle")} text={t("unavailableText")} />
    case "items":
      return (
        <Shown title={t("itemsTitle")} text={t("itemsText")} items={reply.items}>
          <Take token={reply.token} />
        </Shown>
      )
    case "partly":
      return (
        <Shown title={t("partlyTitle")} text={t("partlyText")} items={reply.missing} linked>
          <Link to={paths.cart()} className={buttonClass("primary")}>
            {t("toCart")}
          </Link>
        </Shown>
      )
    case "paying":
      return (
        <EmptyState
          headingLevel="h1"
          title={t("payingTitle")}
          text={t("payingText")}
          action={
            // A full page load: only that page may load the card provider's script.
            <a href={paths.payment()} className={buttonClass("primary")}>
              {t("toPayment")}
            </a>
          }
        />
      )
    default:
      return (
        <EmptyState
          headingLevel="h1"
          title={t(`${reply.kind}Title`)}
          text={t(`${reply.kind}Text`)}
          action={
            <Link to={paths.products()} className={buttonClass("primary")}>
              {t("toProducts")}
            </Link>
          }
        />
      )
  }
}

interface ShownProps {
  title: string
  text: string
  items: CartReminderItem[]
  /** Each links to its product, where it can be viewed or its inscription entered. */
  linked?: boolean
  children: ReactNode
}

function Shown({ title, text, items, linked = false, children }: ShownProps) {
  const t = useTranslations("cartReminder")
  const paths = usePaths()
  return (
    <div className="measure py-10">
      <h1 className="text-title-lg">{title}</h1>
      <p className="mt-3 max-w-reading text-ink-muted">{text}</p>
      <ul className="mt-6 max-w-reading divide-y divide-border border-border border-y">
        {items.map((one) => (
          <li key={`${one.variant_id} ${one.gift_wrap} ${one.personalised}`} className="py-3">
            {linked ? (
              <Link to={paths.product(one.handle, one.variant_key)} className="text-link">
                {one.title}
              </Link>
            ) : (
              one.title
            )}
            <span className="ml-2 text-ink-muted">{t("pieces", { count: one.quantity })}</span>
            {one.personalised && <span className="block text-ink-muted text-sm">{t("personalised")}</span>}
          </li>
        ))}
      </ul>
      <div className="mt-7">{children}</div>
    </div>
  )
}

/** A full page load, so that the header reads the cart again. */
function Take({ token }: { token: string }) {
  const t = useTranslations("cartReminder")
  const paths = usePaths()
  return (
    <Form method="post" action={paths.cartReminder()} reloadDocument>
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{t("take")}</Button>
    </Form>
  )
}
