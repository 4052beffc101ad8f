import { addressLines, isAbroad } from "@porteka/hungary"
import { useTranslations } from "use-intl"
import { accept, refuse } from "#app/features/account/form-reply.server.ts"
import { INTENT_FIELD } from "#app/features/account/form-reply.ts"
import { AccountNav } from "#app/features/account/pages/account-nav.tsx"
import {
  AddressSummary,
  CANCEL_DELETION_INTENT,
  CLAIM_INTENT,
  ClaimOffer,
  DeletionDue,
  HomeCard,
  NoOrderYet,
  WishlistSummary,
} from "#app/features/account/pages/home-cards.tsx"
import { nextSteps } from "#app/features/account/pages/next-steps.ts"
import { NextStepsList } from "#app/features/account/pages/next-steps-list.tsx"
import { claimOrders, listOrders } from "#app/features/account/server/orders.server.ts"
import { cancelDeletion } from "#app/features/account/server/rights.server.ts"
import { unwrap } from "#app/features/account/unwrap.server.ts"
import { useFormReply } from "#app/features/account/use-form-reply.tsx"
import { LastOrder } from "#app/features/orders/history/last-order.tsx"
import { toPastOrder } from "#app/features/orders/history/past-order.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { requireCustomer } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { Route } from "./+types/account-home.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  const { customer } = await requireCustomer(request, shop)
  const { orders } = unwrap(await listOrders(shop, { page: 1 }), { url, locale: shop.locale })
  const past = orders.map(toPastOrder)
  const addresses = customer.addresses.filter(({ country_code: country }) => !isAbroad(country))
  const address = addresses.find(({ is_default_shipping: is }) => is) ?? addresses[0]
  return {
    firstName: customer.first_name,
    lastOrder: past[0] ?? null,
    steps: nextSteps(customer, past),
    address: address ? addressLines(address, shop.locale) : [],
    wishlistSavedAt: customer.wishlist_saved_at,
    claimable: customer.claimable_orders,
    deletionDueAt: customer.deletion_due_at,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  const sent = { url, locale: shop.locale, form }
  switch (form.get(INTENT_FIELD)) {
    case CLAIM_INTENT: {
      const outcome = await claimOrders(shop)
      return outcome.ok ? accept(sent, outcome) : refuse(sent, outcome)
    }
    case CANCEL_DELETION_INTENT: {
      const outcome = await cancelDeletion(shop)
      return outcome.ok ? accept(sent, outcome) : refuse(sent, outcome)
    }
    default:
      return null
  }
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("account")
  const paths = usePaths()
  const { firstName, lastOrder, steps, address, wishlistSavedAt, claimable, deletionDueAt } = loaderData
  const claim = useFormReply(reply, CLAIM_INTENT)
  const cancel = useFormReply(reply, CANCEL_DELETION_INTENT)
  return (
    <>
      <PageMeta title={t("title")} indexed={false} />
      <h1 className="text-title-lg">
        {firstName ? t("greeting", { name: firstName }) : t("greetingUnknown")}
      </h1>
      <p className="mt-2 max-w-reading text-ink-muted">{t("lead")}</p>
      <AccountNav look="chips" />
      <div className="mt-6 flex flex-col gap-4 empty:hidden">
        {claim.summary}
        {cancel.summary}
        {claim.done && (
          <Notice tone="success" live>
            {t("claimedDone")}
          </Notice>
        )}
        {cancel.done && (
          <Notice tone="success" live>
            {t("deletionCancelled")}
          </Notice>
        )}
        {deletionDueAt && <DeletionDue at={deletionDueAt} />}
        {claimable > 0 && <ClaimOffer count={claimable} />}
      </div>
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <HomeCard
          title={lastOrder ? t("lastOrder") : t("noOrder")}
          link={lastOrder ? { label: t("allOrders"), to: paths.accountOrders() } : undefined}
        >
          {lastOrder ? <LastOrder order={lastOrder} /> : <NoOrderYet />}
        </HomeCard>
        <NextStepsList steps={steps} />
      </div>
      <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:gap-10">
        <AddressSummary lines={address} />
        <WishlistSummary savedAt={wishlistSavedAt} />
      </div>
    </>
  )
}
