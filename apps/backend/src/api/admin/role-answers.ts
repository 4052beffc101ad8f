import type { MedusaResponse } from "@medusajs/framework/http"
import type { MedusaError } from "@medusajs/framework/utils"
import type { ShopFigures } from "@porteka/commerce-sdk"
import { forbidden } from "../../refusals/refusals.ts"

export const noRight = (): MedusaError =>
  forbidden({
    hu: "Ehhez Önnek a munkakörében nincs joga. Forduljon a bolt tulajdonosához.",
    en: "Your role does not allow this. Ask the owner of the shop.",
  })

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
  changeAnswer<MenuAnswer>(
    res,
    ({ default_configuration: shared, personal_configuration: own, ...others }) => ({
      ...others,
      default_configuration: hide(shared),
      personal_configuration: own && hide(own),
    }),
  )
}

/** Also with a slash at its end, which leads to the same route. */
export const FIGURES_PATH = /^\/admin\/figures(?:\/|$)/

/** The overview without the orders that it lists with their buyers. */
export const hideBuyers = (res: MedusaResponse): void =>
  changeAnswer<ShopFigures>(res, (figures) => ({
    ...figures,
    to_pay: null,
    waiting: { ...figures.waiting, deletions: [] },
  }))

/** Refusals stay as they are. */
function changeAnswer<Answer>(res: MedusaResponse, change: (answer: Answer) => Answer): void {
  const send = res.json.bind(res)
  res.json = (body) => send(res.statusCode < 400 ? change(body as Answer) : body)
}
