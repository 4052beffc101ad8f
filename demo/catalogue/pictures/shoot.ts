import { keysOf, recordOf } from "@porteka/shop"
import type { DemoPicture } from "../demo-product.ts"
import type { DemoText } from "../demo-text.ts"

/** One picture of a product: its alternative text, and its framing. */
export interface View extends DemoText {
  view: string
}

export interface Shoot {
  /** Form (sizes in cm), material, pattern and colours: common to the three pictures. */
  object: string
  /** 1 the whole thing at eye level, 2 a detail or another angle, 3 in use, in a group or another variant. */
  views: readonly [View, View, View]
}

/**
 * Turns the shoots of several products into pictures named `<handle>-1` … `-3`.
 *
 * Shared by all pictures, so not repeated in the briefs: upright 4:5, soft window light from the left,
 * 85 mm lens, objects standing on a real surface with real shadows, no lettering unless named.
 * Backdrops: ceramics warm off-white plaster on a limewashed shelf; textiles pale oak table before a warm
 * grey wall; wood deep forest green; honey, candles and gingerbread wheat yellow; paper pale saxon blue;
 * toys muted terracotta; glass deep green-grey with light from behind left.
 */
export function shoot<Handle extends string>(shoots: Record<Handle, Shoot>): Record<Handle, DemoPicture[]> {
  return recordOf(keysOf(shoots), (handle) => {
    const { object, views } = shoots[handle]
    return views.map(({ hu, en, view }, index) => ({
      file: `${handle}-${index + 1}`,
      alt: { hu, en },
      brief: `${object} ${view}`,
    }))
  })
}
