import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import type { PostalCodeAnswer } from "./fill-town.server.ts"
import { isForeignField } from "./foreign-field.ts"
import { bareCode, doubtTown, looksLikeCode, type TownDoubt } from "./town-doubt.ts"

export interface TownOfCode {
  /** Id of the postal code field. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onCodeLeft: () => void
  /** Towns to choose from if the code has several. */
  towns: string[]
  /** The town that was filled in, for screen readers. */
  filled: string
  choose: (town: string) => void
  /** Id of the town field. */
  onTownLeft: () => void
  /** Another country was chosen. */
  onCountry: () => void
  /** Whether the form asks for a country, and another one than Hungary is chosen. */
  isAbroad: () => boolean
  /** The question about the two fields. */
  doubt: TownDoubt | null
}

const NOT_FOUND = 404

/** Fills in the town of a postal code, but does not replace a typed one. */
export function useTownOfCode(prefix: string): TownOfCode {
  const [towns, setTowns] = useState<string[]>([])
  const [filled, setFilled] = useState("")
  const [doubt, setDoubt] = useState<TownDoubt | null>(null)
  const known = useRef<{ code: string; towns: string[] } | null>(null)
  const lastCode = useRef("")
  const inputOf = (name: "postal_code" | "city") => findInput(`${prefix}${name}`)
  const isAbroad = () => isForeignCountry(`${prefix}country_code`)

  const fill = (town: string) => {
    const city = inputOf("city")
    if (!city) return
    writeTown(city, town)
    setFilled(town)
  }
  const isTypedByHand = () => {
    const typed = inputOf("city")?.value ?? ""
    return typed !== "" && typed !== filled
  }
  const loadTowns = async (typed: string) => {
    const code = bareCode(typed)
    lastCode.current = code
    setTowns([])
    setDoubt(null)
    if (isAbroad() || !looksLikeCode(code)) return
    const found = await fetchTowns(code)
    if (lastCode.current !== code || found === null || isAbroad()) return
    known.current = { code, towns: found }
    if (isTypedByHand()) return checkTown()
    const [only, ...others] = found
    // A town that was filled in for another code is removed.
    if (others.length > 0 || !only) fill("")
    if (others.length > 0) setTowns(found)
    else if (only) fill(only)
    checkTown()
  }
  /** Checks the current values of the two fields. */
  const checkTown = () => {
    const city = inputOf("city")
    if (isAbroad() || !city || known.current?.code !== lastCode.current) return
    setDoubt(doubtTown(known.current.code, city.value, known.current.towns))
  }
  const onCodeLeft = () => {
    const typed = bareCode(inputOf("postal_code")?.value ?? "")
    if (isAbroad() || typed === "" || looksLikeCode(typed)) return
    setDoubt({ kind: "unknown-code", code: typed })
    // The town of an earlier code.
    if (filled !== "" && !isTypedByHand()) fill("")
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => void loadTowns(event.currentTarget.value)
  const reloadTowns = () => {
    const code = inputOf("postal_code")
    if (code) void loadTowns(code.value)
  }
  // For a code that was typed before the scripts ran.
  const loadAtFirst = useEffectEvent(() => {
    if (!isTypedByHand()) reloadTowns()
  })
  useEffect(() => loadAtFirst(), [])
  const choose = (town: string) => {
    fill(town)
    setTowns([])
    setDoubt(null)
    inputOf("city")?.focus()
  }
  return {
    onChange,
    onCodeLeft,
    towns,
    filled,
    choose,
    onTownLeft: checkTown,
    onCountry: reloadTowns,
    isAbroad,
    doubt,
  }
}

function findInput(id: string): HTMLInputElement | null {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field : null
}

function isForeignCountry(id: string): boolean {
  const country = document.getElementById(id)
  const isShown = country instanceof HTMLSelectElement && country.offsetParent !== null
  return isShown && isForeignField(country.value)
}

function writeTown(city: HTMLInputElement, town: string): void {
  city.value = town
  // The form's draft listens for this event.
  city.dispatchEvent(new Event("input", { bubbles: true }))
  // If the field has the focus, its text is selected, so that typing replaces it.
  if (document.activeElement === city) city.select()
}

/** @returns null if the request failed: then nothing is known of the code */
async function fetchTowns(code: string): Promise<string[] | null> {
  try {
    const response = await fetch(`/api/postal-codes/${code}`)
    if (response.status === NOT_FOUND) return []
    return response.ok ? ((await response.json()) as PostalCodeAnswer).towns : null
  } catch (error) {
    // Offline: the shopper types the town.
    if (error instanceof TypeError) return null
    throw error
  }
}
