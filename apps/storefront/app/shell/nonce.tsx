import { createContext, useContext } from "react"

const NonceContext = createContext<string | undefined>(undefined)

export const NonceProvider = NonceContext.Provider

/** The one-time mark of our own inline scripts while rendering on the server; undefined in the browser. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
