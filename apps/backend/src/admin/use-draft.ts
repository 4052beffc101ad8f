import { useState } from "react"

/**
 * A longer text that is being written. What is not sent yet is kept in this tab of the browser: leaving the page, reloading it
 * or a login that has expired loses nothing.
 * @param name what it is for, different from all others
 * @param saved what the back end has
 * @returns the text, a function that changes it, and one to call when it was sent
 */
export function useDraft(name: string, saved = ""): [string, (text: string) => void, () => void] {
  const key = `draft:${name}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? saved)
  const forget = () => sessionStorage.removeItem(key)
  const write = (next: string) => {
    setText(next)
    if (next === saved) forget()
    else sessionStorage.setItem(key, next)
  }
  return [text, write, forget]
}
