import { useTranslations } from "use-intl"
import { PersonalSchema, parseForm } from "#app/features/account/account-schemas.ts"
import { accept, refuse } from "#app/features/account/form-reply.server.ts"
import { INTENT_FIELD } from "#app/features/account/form-reply.ts"
import { AccountPage } from "#app/features/account/pages/account-page.tsx"
import { NEWSLETTER_INTENT, NewsletterForm } from "#app/features/account/profile/newsletter-form.tsx"
import { PERSONAL_INTENT, PersonalForm } from "#app/features/account/profile/personal-form.tsx"
import { ProfileSection } from "#app/features/account/profile/profile-section.tsx"
import { SettingRow } from "#app/features/account/profile/setting-row.tsx"
import { listPasskeys } from "#app/features/account/server/passkeys.server.ts"
import { setNewsletter, updateUser } from "#app/features/account/server/profile.server.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { requireCustomer } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/account-profile.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  const { customer } = await requireCustomer(request, shop)
  const known = await listPasskeys(shop)
  const { email, newsletter, first_name, last_name, phone, locale } = customer
  return {
    email,
    newsletter,
    /** Null if passkeys are not available. */
    passkeys: known.ok ? known.passkeys.length : null,
    filled: { first_name: first_name ?? "", last_name: last_name ?? "", phone: phone ?? "", locale },
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  const typed = textsOf(form)
  const sent = { url, locale: shop.locale, form }
  switch (typed[INTENT_FIELD]) {
    case PERSONAL_INTENT: {
      const parsed = parseForm(PersonalSchema, form)
      if (!parsed.ok) return refuse(sent, parsed)
      const outcome = await updateUser(shop, parsed.data)
      return outcome.ok ? accept(sent, outcome) : refuse(sent, outcome)
    }
    case NEWSLETTER_INTENT: {
      const outcome = await setNewsletter(shop, typed.subscribed === "on")
      return outcome.ok ? accept(sent, outcome) : refuse(sent, outcome)
    }
    default:
      return null
  }
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("account")
  const paths = usePaths()
  const { email, newsletter, filled, passkeys } = loaderData
  return (
    <AccountPage title={t("profile")}>
      <PageMeta title={t("profile")} indexed={false} />
      <ProfileSection title={t("personalTitle")} text={t("personalText")}>
        <PersonalForm filled={filled} reply={reply} />
      </ProfileSection>
      <ProfileSection title={t("securityTitle")}>
        <ul className="border-border border-t">
          <SettingRow title={t("emailRow")} text={email} to={paths.profileEmail()} action="change" />
          <SettingRow
            title={t("passwordRow")}
            text={t("passwordRowSet")}
            to={paths.profilePassword()}
            action="change"
          />
          {passkeys !== null && (
            <SettingRow
              title={t("passkeysRow")}
              text={t("passkeysRowText", { count: passkeys })}
              to={paths.profilePasskeys()}
              action={passkeys === 0 ? "change" : "show"}
            />
          )}
          <SettingRow
            title={t("sessionsRow")}
            text={t("sessionsRowText")}
            to={paths.profileSessions()}
            action="show"
          />
        </ul>
      </ProfileSection>
      <ProfileSection title={t("newsletterTitle")} text={t("newsletterText")}>
        <NewsletterForm isSubscribed={newsletter} reply={reply} />
      </ProfileSection>
      <ProfileSection title={t("privacyTitle")}>
        <ul className="border-border border-t">
          <SettingRow title={t("dataRow")} text={t("dataRowText")} to={paths.profileData()} action="show" />
          <SettingRow
            title={t("deletionRow")}
            text={t("deletionRowText")}
            to={paths.profileDeletion()}
            action="show"
          />
        </ul>
      </ProfileSection>
    </AccountPage>
  )
}
