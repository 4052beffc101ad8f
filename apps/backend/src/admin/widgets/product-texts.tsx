import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { Button, Container, Heading, Input, Label, Text, Textarea, toast } from "@medusajs/ui"
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "@porteka/shop/languages"
import { type FormEvent, useEffect, useId, useState } from "react"
import { isLeavingProduct } from "../product-data/leaving-product.ts"
import { headingOf, productTextWords } from "../product-texts/product-text-words.ts"
import { changesOf, storedTexts, type TranslatableText, textsOf } from "../product-texts/product-texts.ts"
import { type ProductTexts, readProductTexts, saveTranslations } from "../product-texts/product-texts-api.ts"
import { announceSaved } from "../saved-news.ts"
import { UnsavedGuard } from "../unsaved-guard.tsx"
import { useBusy } from "../use-busy.ts"
import { withBoundary } from "../widget-boundary.tsx"

const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** Short texts are part of their label. */
const NAMED: readonly TranslatableText["kind"][] = ["option", "value", "variant"]

type Written = Partial<Record<Locale, Record<string, string>>>

/** The product's texts in every language but the default one, beside the text they translate. */
function ProductTextsPart({ data: product }: DetailWidgetProps<AdminProduct>) {
  const words = productTextWords()
  const [known, setKnown] = useState<ProductTexts | null>(null)
  const [written, setWritten] = useState<Written>({})
  const [saving, run] = useBusy()
  const read = () => readProductTexts(product.id).then(setKnown, (error: Error) => toast.error(error.message))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever the product has been saved.
  useEffect(() => {
    read()
  }, [product.id, product.updated_at])

  if (!known) return null
  const texts = textsOf(known.product)
  const changes = OTHERS.map((locale) =>
    changesOf(known.product, known.stored, LANGUAGES[locale].tag, written[locale] ?? {}),
  )
  const hasChanged = changes.some(({ create, update }) => create.length + update.length > 0)

  const save = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      await saveTranslations(changes)
      await read()
      // What was typed meanwhile stays.
      setWritten((now) => (now === written ? {} : now))
      announceSaved()
    }, words.saved)
  }

  return (
    <Container className="p-0">
      {hasChanged && (
        <UnsavedGuard
          isLeaving={(next) => isLeavingProduct(product.id, next)}
          part={OTHERS.map(headingOf).join(", ")}
        />
      )}
      <form onSubmit={save} className="flex flex-col gap-4 pb-6">
        {OTHERS.map((locale) => {
          const stored = storedTexts(texts, known.stored, LANGUAGES[locale].tag)
          return (
            <section key={locale} className="flex flex-col gap-4">
              <div className="px-6 pt-4">
                <Heading level="h2">{headingOf(locale)}</Heading>
                <Text size="small" className="text-ui-fg-subtle">
                  {words.hint}
                </Text>
              </div>
              {texts.map((text) => (
                <TextPair
                  key={text.key}
                  text={text}
                  locale={locale}
                  value={written[locale]?.[text.key] ?? stored[text.key] ?? ""}
                  onChange={(value) =>
                    setWritten({ ...written, [locale]: { ...written[locale], [text.key]: value } })
                  }
                />
              ))}
            </section>
          )
        })}
        <Button type="submit" size="small" isLoading={saving} className="mr-6 self-end">
          {words.save}
        </Button>
      </form>
    </Container>
  )
}

interface PairProps {
  text: TranslatableText
  locale: Locale
  value: string
  onChange: (value: string) => void
}

/** A text of the default language, and the field for its translation. */
function TextPair({ text, locale, value, onChange }: PairProps) {
  const id = useId()
  const isNamed = NAMED.includes(text.kind)
  const field = {
    id,
    lang: locale,
    value,
    "aria-describedby": isNamed ? undefined : `${id}-own`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div className="grid gap-2 px-6 md:grid-cols-2 md:gap-4">
      <div>
        <Label htmlFor={id} size="small" weight="plus" className="[overflow-wrap:anywhere]">
          {productTextWords().kinds[text.kind](text)}
        </Label>
        {!isNamed && (
          <Text
            id={`${id}-own`}
            lang={DEFAULT_LOCALE}
            size="small"
            className="whitespace-pre-line text-ui-fg-subtle [overflow-wrap:anywhere]"
          >
            {text.own}
          </Text>
        )}
      </div>
      {text.kind === "description" ? <Textarea rows={8} {...field} /> : <Input {...field} />}
    </div>
  )
}

export default withBoundary(ProductTextsPart)

export const config = defineWidgetConfig({ zone: "product.details.after" })
