import { useEffect } from "react"
import { useSignedIn } from "#app/features/account/signed-in.ts"
import { storeAuth } from "#app/features/account/stored-auth.ts"

/**
 * Stores the server's last information about the login in the browser; an answer without it changes nothing.
 */
export function useStoredAuth(): void {
  const customer = useSignedIn()
  useEffect(() => {
    if (customer !== undefined) storeAuth(customer)
  }, [customer])
}
