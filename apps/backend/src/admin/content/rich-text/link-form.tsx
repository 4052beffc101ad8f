import { Button, Input, Label, Text } from "@medusajs/ui"
import type { Locale } from "@porteka/shop/languages"
import { menuPages } from "@porteka/shop/menus"
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { isLinkTarget } from "../../../modules/content/link-target.ts"

import { richTextTexts } from "./rich-text-texts.ts"

/** A link's address and its words; without words they are what is selected. */
export interface LinkValue {
  address: string
  words?: string
}

interface LinkFormProps {
  value: LinkValue
  locale: Locale
  onSet: (value: LinkValue) => void
  /** Absent if there is no link yet. */
  onRemove?: (() => void) | undefined
  onCancel: () => void
}

/** Asks for the address of a link. It is not a form element, because it stands inside one. */
export function LinkForm({ value, locale, onSet, onRemove, onCancel }: LinkFormProps) {
  const texts = richTextTexts()
  const id = useId()
  const [address, setAddress] = useState(value.address)
  const [words, setWords] = useState(value.words)
  const [isWrong, setIsWrong] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  const set = () => {
    const target = withScheme(address.trim())
    if (!isLinkTarget(target)) setIsWrong(true)
    else onSet({ address: target, ...(words !== undefined && { words: words.trim() || target }) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return
    event.preventDefault()
    if (event.key === "Enter") set()
    else onCancel()
  }
  return (
    <fieldset
      aria-label={texts.link}
      className="border-ui-border-base bg-ui-bg-subtle flex flex-col gap-2 rounded-md border p-3"
    >
      <Label htmlFor={`${id}-address`} size="small">
        {texts.address}
      </Label>
      <Input
        ref={first}
        id={`${id}-address`}
        size="small"
        list={`${id}-pages`}
        value={address}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setAddress(target.value)
          setIsWrong(false)
        }}
      />
      <datalist id={`${id}-pages`}>
        {menuPages(locale).map(({ to, label }) => (
          <option key={to} value={to}>
            {label}
          </option>
        ))}
      </datalist>
      <Text id={`${id}-hint`} size="xsmall" className={isWrong ? "text-ui-fg-error" : "text-ui-fg-muted"}>
        {isWrong ? texts.wrongAddress : texts.addressHint}
      </Text>
      {words !== undefined && (
        <>
          <Label htmlFor={`${id}-words`} size="small">
            {texts.words}
          </Label>
          <Input
            id={`${id}-words`}
            size="small"
            lang={locale}
            value={words}
            onKeyDown={onKeyDown}
            onChange={({ target }) => setWords(target.value)}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="button" size="small" onClick={set}>
          {texts.set}
        </Button>
        {onRemove && (
          <Button type="button" size="small" variant="secondary" onClick={onRemove}>
            {texts.removeLink}
          </Button>
        )}
        <Button type="button" size="small" variant="transparent" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </fieldset>
  )
}

/** What people type without thinking of schemes: www.example.com, info@example.com. */
function withScheme(address: string): string {
  if (/^[^\s@/:{]+@[^\s@/:]+\.\w+$/.test(address)) return `mailto:${address}`
  return /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:hu|com|eu|org|net)(?:\/|$))/i.test(address)
    ? `https://${address}`
    : address
}
