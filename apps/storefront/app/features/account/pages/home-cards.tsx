import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { keptOnDate } from "#app/i18n/kept-dates.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { IntentButton } from "../intent-button.tsx"

export const CLAIM_INTENT = "claim-orders"
export const CANCEL_DELETION_INTENT = "cancel-deletion"

/** A section of the account's home page with a link to the complete list. */
export function HomeCard({
  title,
  link,
  children,
}: {
  title: string
  link?: { label: string; to: string } | undefined
  children: ReactNode
}) {
  return (
    <section className="flex flex-col rounded-lg bg-surface-raised p-5 sm:p-6">
      <h2 className="text-title-sm">{title}</h2>
      <div className="mt-3 flex-1">{children}</div>
      {link && (
        <Link to={link.to} className="text-link mt-3 inline-flex min-h-11 items-center self-start">
          {link.label}
        </Link>
      )}
    </section>
  )
}

export function AddressSummary({ lines }: { lines: string[] }) {
  const t = useTranslations("account")
  const paths = usePaths()
  return (
    <HomeCard
      title={t("deliveryAddress")}
      link={
        lines.length > 0
          ? { label: t("manageAddresses"), to: paths.accountAddresses() }
          : { label: t("addAddress"), to: paths.accountAddress("new") }
      }
    >
      {lines.length > 0 ? (
        lines.map((line) => <p key={line}>{line}</p>)
      ) : (
        <p className="text-ink-muted">{t("noAddress")}</p>
      )}
    </HomeCard>
  )
}

export function WishlistSummary({ savedAt }: { savedAt: string | null }) {
  const t = useTranslations("account")
  const locale = useLocale()
  const paths = usePaths()
  return (
    <HomeCard title={t("wishlist")} link={{ label: t("toWishlist"), to: paths.wishlist() }}>
      <p className="text-ink-muted">
        {savedAt ? t("wishlistSaved", { date: keptOnDate(savedAt, locale) }) : t("wishlistUnsaved")}
      </p>
    </HomeCard>
  )
}

/** Guest orders placed with the same address before the account existed. */
export function ClaimOffer({ count }: { count: number }) {
  const t = useTranslations("account")
  return (
    <Notice
      title={t("claimTitle", { count })}
      action={
        <OwnedForm>
          <IntentButton intent={CLAIM_INTENT} size="small">
            {t("claim")}
          </IntentButton>
        </OwnedForm>
      }
    >
      {t("claimText")}
    </Notice>
  )
}

/** The notice that the account is to be deleted, with a button to keep it. */
export function DeletionDue({ at }: { at: string }) {
  const t = useTranslations("account")
  const locale = useLocale()
  return (
    <Notice
      tone="warning"
      title={t("deletionTitle", { date: keptOnDate(at, locale) })}
      action={
        <OwnedForm>
          <IntentButton intent={CANCEL_DELETION_INTENT} size="small" variant="secondary">
            {t("cancelDeletion")}
          </IntentButton>
        </OwnedForm>
      }
    >
      {t("deletionText")}
    </Notice>
  )
}

export function NoOrderYet() {
  const t = useTranslations("account")
  const paths = usePaths()
  return (
    <>
      <p className="text-ink-muted">{t("noOrderText")}</p>
      <Link to={paths.products()} className={`${buttonClass("primary")} mt-4`}>
        {t("toProducts")}
      </Link>
    </>
  )
}
