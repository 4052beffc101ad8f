import { ContainerRegistrationKeys, generateJwtToken, Modules } from "@medusajs/framework/utils"
import { type EmailProps, renderStaffAccess } from "@porteka/emails"
import { DEFAULT_STAFF_LOCALE, findStaffLocale } from "@porteka/shop/languages"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { adminUrl } from "../../mail/shop-links.ts"
import { PASSWORD_PROVIDER } from "../../modules/emailpass/provider-name.ts"
import type { StaffMailKind } from "../../modules/outgoing-mail/service.ts"

const RESET_SECONDS = 15 * 60

const accessUrl = (path: string, token: string) => adminUrl(`${path}?${new URLSearchParams({ token })}`)

const forStaff = (props: EmailProps) => ({
  ...props,
  locale: findStaffLocale(props.locale) ?? DEFAULT_STAFF_LOCALE,
})

/** The invitation's own token, if it is valid. */
const adminInvite: MailTemplate = {
  async render(container, { about_id: id }, props) {
    const [invite] = await container.resolve(Modules.USER).listInvites({ id }, { take: 1 })
    if (!invite || invite.accepted) return null
    return renderStaffAccess({
      purpose: "invite",
      access_url: accessUrl("/invite", invite.token),
      ...forStaff(props),
    })
  },
}

/** The token is created with the e-mail, as Medusa does, so that none is stored in the database. */
const adminPasswordReset: MailTemplate = {
  async render(container, { recipient: entity_id }, props) {
    const { jti } = await container
      .resolve(Modules.AUTH)
      .createPasswordResetToken({ entity_id, provider: PASSWORD_PROVIDER, ttl_seconds: RESET_SECONDS })
    const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
    const token = generateJwtToken(
      { entity_id, provider: PASSWORD_PROVIDER, actor_type: "user", purpose: "reset" },
      {
        secret: http.jwtSecret,
        expiresIn: `${RESET_SECONDS}s`,
        jwtOptions: { ...http.jwtOptions, jwtid: jti },
      },
    )
    return renderStaffAccess({
      purpose: "password_reset",
      access_url: accessUrl("/reset-password", token),
      ...forStaff(props),
    })
  },
}

export const staffMails: Record<StaffMailKind, MailTemplate> = {
  admin_invite: adminInvite,
  admin_password_reset: adminPasswordReset,
}
