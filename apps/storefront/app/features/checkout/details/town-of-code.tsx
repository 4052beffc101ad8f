import { type ChangeEvent, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import type { PostalCodeAnswer } from "./fill-town.server.ts"

interface TownOfCode {
  /** Of the field with the postal code. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  /** Towns to choose from, when the code has several. */
  towns: string[]
  /** The town that was filled in, to be read out. */
  filled: string
  choose: (town: string) => void
}

/** Fills in the town a postal code belongs to, never over what the shopper has typed. */
export function useTownOfCode(prefix: string): TownOfCode {
  const [towns, setTowns] = useState<string[]>([])
  const [filled, setFilled] = useState("")
  const lastCode = useRef("")
  const field = () => document.getElementById(`${prefix}city`)

  const fill = (town: string) => {
    const city = field()
    if (!(city instanceof HTMLInputElement)) return
    city.value = town
    // The draft of the form listens for what is typed.
    city.dispatchEvent(new Event("input", { bubbles: true }))
    // Whoever stands in it already and types replaces it.
    if (document.activeElement === city) city.select()
    setFilled(town)
  }
  const isTypedByHand = () => {
    const city = field()
    return city instanceof HTMLInputElement && city.value !== "" && city.value !== filled
  }
  const onChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const code = event.currentTarget.value.trim()
    lastCode.current = code
    setTowns([])
    if (!/^[1-9]\d{3}$/.test(code)) return
    const found = await askTowns(code)
    if (lastCode.current !== code || isTypedByHand()) return
    const [only, ...others] = found
    if (others.length > 0) setTowns(found)
    else if (only) fill(only)
  }
  const choose = (town: string) => {
    fill(town)
    setTowns([])
    field()?.focus()
  }
  return { onChange, towns, filled, choose }
}

async function askTowns(code: string): Promise<string[]> {
  try {
    const response = await fetch(`/api/postal-codes/${code}`)
    return response.ok ? ((await response.json()) as PostalCodeAnswer).towns : []
  } catch (error) {
    // Offline: the town is typed by hand.
    if (error instanceof TypeError) return []
    throw error
  }
}

/** Says what was filled in, and offers the towns of a code that has several. */
export function TownChoice({ towns, filled, choose }: Pick<TownOfCode, "towns" | "filled" | "choose">) {
  const t = useTranslations("checkout")
  return (
    <>
      <p role="status" className="sr-only">
        {towns.length > 0
          ? t("townsToChoose", { count: towns.length })
          : filled && t("townFilled", { town: filled })}
      </p>
      {towns.length > 0 && (
        <fieldset className="-mt-2 flex flex-wrap items-center gap-2">
          <legend className="mb-1 text-ink-muted text-sm">{t("townsOfCode")}</legend>
          {towns.map((town) => (
            <button
              key={town}
              type="button"
              className="touch min-h-9 rounded-md border border-border-strong px-3 text-sm hover:border-ink hover:bg-surface-hover"
              onClick={() => choose(town)}
            >
              {town}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}
