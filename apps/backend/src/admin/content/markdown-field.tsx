import { Button, Text } from "@medusajs/ui"
import { renderMarkdown } from "@porteka/documents/render-markdown"
import { fillShopText, findWrongPlaceholder } from "@porteka/documents/shop-text"
import type { Shop } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { lazy, Suspense, useState } from "react"
import { contentTexts } from "./content-texts.ts"
import { PlainMarkdown } from "./plain-markdown.tsx"
import "./markdown-preview.css"

// Only this page needs the editor, which is larger than the rest of the page.
const RichText = lazy(async () => ({ default: (await import("./rich-text/kept-text.tsx")).KeptText }))

interface MarkdownFieldProps {
  id: string
  label: string
  value: string
  locale: Locale
  /** The data that editor and preview show; null if they could not be loaded, undefined while they are loading. */
  shop: Shop | null | undefined
  hasShopData: boolean
  problem: string | undefined
  onChange: (value: string) => void
}

/** A text with an editor, its Markdown for those who prefer it, and a preview. */
export function MarkdownField({ label, shop, hasShopData, problem, ...field }: MarkdownFieldProps) {
  const texts = contentTexts()
  const [isPlain, setIsPlain] = useState(false)
  const { id, value, locale } = field
  const loading = <Text size="small">{texts.loading}</Text>
  const shared = {
    ...field,
    isWrong: problem !== undefined,
    describedBy: problem === undefined ? undefined : `${id}-problem`,
  }
  return (
    <div className="flex flex-col gap-2">
      {isPlain && <PlainMarkdown {...shared} />}
      {!isPlain && shop === undefined && loading}
      {!isPlain && shop !== undefined && (
        <Suspense fallback={loading}>
          <RichText {...shared} label={label} shop={shop} hasShopData={hasShopData} />
        </Suspense>
      )}
      <Button
        type="button"
        variant="transparent"
        size="small"
        className="self-end"
        onClick={() => setIsPlain(!isPlain)}
      >
        {isPlain ? texts.asRichText : texts.asMarkdown}
      </Button>
      <section aria-label={texts.preview(label)} className="border-ui-border-base rounded-md border p-4">
        <Text size="xsmall" className="text-ui-fg-muted mb-2">
          {texts.previewHint}
        </Text>
        <div
          lang={locale}
          className="content-preview max-h-120 overflow-auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown lets no HTML of the text through
          dangerouslySetInnerHTML={{ __html: renderMarkdown(filled(value, locale, shop)) }}
        />
      </section>
    </div>
  )
}

/** Inserts the shop's data, once they are loaded and if every placeholder is known. */
function filled(text: string, locale: Locale, shop: Shop | null | undefined): string {
  return shop && findWrongPlaceholder(text, shop) === null
    ? fillShopText(text, { shop, locale, name: "preview" })
    : text
}
