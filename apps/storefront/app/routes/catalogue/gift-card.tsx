import { budapestDay } from "@porteka/hungary"
import { type FormEvent, useState } from "react"
import { data } from "react-router"
import "#app/i18n/gift-card-messages.ts"
import { useTranslations } from "use-intl"
import { firstAmount, GiftCardForm } from "#app/features/cart/gift-card/gift-card-form.tsx"
import { readRefusedAddition } from "#app/features/cart/server/refused-addition.server.ts"
import { BalanceForm } from "#app/features/gift-card/balance-form.tsx"
import { statusOf } from "#app/features/gift-card/balance-reply.ts"
import { CardFace } from "#app/features/gift-card/card-face.tsx"
import { readBalance } from "#app/features/gift-card/read-balance.server.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/gift-card.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { commerce, tag } = context.get(requestContext)
  // The gift cards for sale come from the owner's settings.
  tag("shop")
  const { gift_cards: offer } = await read(commerce.catalogue.giftCards())
  return { offer, today: budapestDay(new Date()), refused: await readRefusedAddition(request, url) }
}

/** The balance of a card. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const reply = await readBalance(context.get(requestContext).commerce, form.get("code"))
  return data(reply, { status: statusOf(reply) })
}

export default function GiftCard({
  loaderData: { offer, today, refused },
  actionData,
}: Route.ComponentProps) {
  const answer = useAnswer(actionData)
  const t = useTranslations("giftCard")
  const shell = useTranslations("shell")
  const paths = usePaths()
  /** What was entered for the card, by field. */
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const follow = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement
    setChosen((before) => ({ ...before, [name]: value }))
  }
  return (
    <div className="measure py-6 lg:py-10">
      <PageMeta title={t("title")} description={t("lead")} indexed={offer !== null} />
      <Breadcrumbs
        label={shell("breadcrumbs")}
        crumbs={[{ label: shell("home"), to: paths.home() }, { label: t("title") }]}
      />
      <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <header className="max-w-reading">
          <h1 className="text-title-lg">{t("title")}</h1>
          {offer && <p className="mt-3 text-ink-muted text-lg">{t("lead")}</p>}
        </header>
        <section className="order-2 max-w-reading lg:order-none" onInput={follow}>
          {offer ? (
            <GiftCardForm offer={offer} today={today} refused={refused} />
          ) : (
            <EmptyState
              title={t("notSoldTitle")}
              text={t("notSoldText")}
              action={
                <Link to={paths.products()} className={buttonClass("primary")}>
                  {t("toProducts")}
                </Link>
              }
            />
          )}
        </section>
        {/* On a phone, the card stands before the form, and the rest after it. */}
        <aside className="contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:max-w-reading lg:flex-col lg:gap-10">
          {offer && (
            <CardFace
              amount={Number(chosen.card_amount ?? refused?.fields.card_amount ?? firstAmount(offer))}
              recipient={chosen.card_recipient ?? refused?.fields.card_recipient ?? ""}
              className="order-1 lg:order-none"
            />
          )}
          {offer && <Terms months={offer.valid_months} />}
          <section className="order-4 rounded-lg bg-surface-raised p-6 lg:order-none">
            <h2 className="mb-4 text-title-sm">{t("balanceTitle")}</h2>
            <BalanceForm reply={answer ?? null} />
          </section>
        </aside>
      </div>
    </div>
  )
}

/** Information required before the purchase. */
function Terms({ months }: { months: number }) {
  const t = useTranslations("giftCard")
  return (
    <section className="order-3 lg:order-none">
      <h2 className="text-title-sm">{t("termsTitle")}</h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
        <li>{t("termValid", { months: String(months) })}</li>
        <li>{t("termParts")}</li>
        <li>{t("termPaid")}</li>
        <li>{t("termVat")}</li>
        <li>{t("termCodes")}</li>
        <li>{t("termBack")}</li>
      </ul>
    </section>
  )
}
