import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { Text } from "@medusajs/ui"
import type { ProductPictureText } from "@porteka/commerce-sdk"
import { ALT_CHARACTERS } from "@porteka/shop"
import { LOCALES, type Locale, textsForStaff } from "@porteka/shop/languages"
import { useEffect, useState } from "react"
import { languageName } from "../../staff-language/staff-language.ts"
import { fetchJson, post } from "../back-end.ts"
import { FormCard } from "../form-card.tsx"
import { adminLanguage } from "../language.ts"
import { TextField } from "../product-data/fields.tsx"
import { isLeavingProduct } from "../product-data/leaving-product.ts"
import { changedAlts, type WrittenAlts } from "../product-texts/picture-alts.ts"
import { useAnswer } from "../use-answer.ts"
import { withBoundary } from "../widget-boundary.tsx"

const TEXTS = textsForStaff({
  hu: {
    heading: "Képek leírása",
    hint: "Ezt olvassa fel a képernyőolvasó annak, aki nem látja a képet, és ez jelenik meg, ha a kép nem töltődik be. Azt írja le, ami a képen van: „A bögre füle közelről”. Ami üres marad, ott a termék címe áll.",
    saved: "Elmentve, a boltban pár másodpercen belül látszik.",
    label: (number: number, language: string) => `${number}. kép (${language})`,
    notReady: "A bolt még készíti ennek a képnek a méreteit. Utána írhatja le.",
  },
  en: {
    heading: "Descriptions of the pictures",
    hint: "Read aloud to people who cannot see the picture, and shown if it does not load. Describe what is in it: “The mug's handle from close up”. Where it is empty, the product's title stands.",
    saved: "Saved; the shop shows it within some seconds.",
    label: (number: number, language: string) => `Picture ${number} (${language})`,
    notReady: "The shop is still making the sizes of this picture. You can describe it afterward.",
  },
})

interface Answer {
  pictures: ProductPictureText[]
}

/** What each picture of the product shows, in all languages of the shop. */
function ProductPictures({ data: product }: DetailWidgetProps<AdminProduct>) {
  const texts = TEXTS[adminLanguage()]
  const path = `/admin/products/${product.id}/picture-texts`
  const [read] = useState(() => () => fetchJson<Answer>(path))
  const [answer, readAgain] = useAnswer(read)
  const [written, setWritten] = useState<WrittenAlts>({})
  // Read again whenever the product has been saved, and when a new picture's sizes are ready.
  const seen = JSON.stringify([product.updated_at, product.images?.map(({ id, url }) => [id, url])])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is compared stands for the product.
  useEffect(readAgain, [seen])

  if (!answer?.pictures.length) return null
  const changed = changedAlts(answer.pictures, written)

  const save = async () => {
    await post(path, { pictures: changed })
    // What was typed meanwhile stays.
    setWritten((now) => (now === written ? {} : now))
    readAgain()
  }
  const write = (id: string, locale: Locale, text: string) =>
    setWritten((now) => ({ ...now, [id]: { ...now[id], [locale]: text } }))

  return (
    <FormCard
      heading={texts.heading}
      hint={texts.hint}
      hasChanged={changed.length > 0}
      isLeaving={(next) => isLeavingProduct(product.id, next)}
      save={save}
      saved={texts.saved}
    >
      <ul className="flex flex-col gap-4">
        {answer.pictures.map(({ id, url, alt, is_ready: isReady }, index) => (
          <li key={id} className="flex items-start gap-4">
            <img
              src={url}
              alt=""
              loading="lazy"
              className="size-20 shrink-0 rounded-md bg-ui-bg-component object-cover"
            />
            {isReady ? (
              <div className="grid min-w-0 flex-1 grid-cols-1 gap-4 md:grid-cols-2">
                {LOCALES.map((locale) => (
                  <TextField
                    key={locale}
                    label={texts.label(index + 1, languageName(locale, adminLanguage()))}
                    lang={locale}
                    maxLength={ALT_CHARACTERS}
                    value={written[id]?.[locale] ?? alt[locale] ?? ""}
                    onChange={(text) => write(id, locale, text)}
                  />
                ))}
              </div>
            ) : (
              <Text size="small" className="text-ui-fg-subtle">
                {texts.notReady}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </FormCard>
  )
}

export default withBoundary(ProductPictures)

export const config = defineWidgetConfig({ zone: "product.details.after" })
