import type { MedusaResponse } from "@medusajs/framework/http"

/** Medusa's menu asks for its layout here: which entries are hidden, and in which order they are. */
export const MENU_PATH = "/admin/layouts/sidebar/configuration"

interface Layout {
  configuration: { widgets?: Record<string, object> }
}

interface MenuAnswer {
  personal_configuration: Layout | null
  default_configuration: Layout | null
}

/** Leaves these pages out of the menu, in the shop's layout and in the person's own. */
export function hideInMenu(res: MedusaResponse, pages: readonly string[]): void {
  if (pages.length === 0) return
  const hide = (layout: Layout | null): Layout => {
    const { configuration, ...others } = layout ?? { configuration: {} }
    const { widgets = {} } = configuration
    const hidden = pages.map((page) => `core:nav:${page}`).map((id) => [id, { ...widgets[id], hidden: true }])
    return {
      ...others,
      configuration: { ...configuration, widgets: { ...widgets, ...Object.fromEntries(hidden) } },
    }
  }
  const send = res.json.bind(res)
  res.json = (body) => {
    if (res.statusCode >= 400) return send(body)
    const { default_configuration: shared, personal_configuration: own, ...others } = body as MenuAnswer
    return send({
      ...others,
      default_configuration: hide(shared),
      personal_configuration: own && hide(own),
    })
  }
}
