import { createContext, useContext } from "react"

const NonceContext = createContext<string | undefined>(undefined)

export const NonceProvider = NonceContext.Provider

/** The nonce of our own inline scripts during rendering on the server; undefined in the browser. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
