import { useEffect } from "react"
import { useSignedIn } from "#app/features/account/signed-in.ts"
import { storeAuth } from "#app/features/account/stored-auth.ts"

/** Keeps in the browser's storage what the server last said of who is signed in; an answer that does not say leaves it as it is. */
export function useStoredAuth(): void {
  const customer = useSignedIn()
  useEffect(() => {
    if (customer !== undefined) storeAuth(customer)
  }, [customer])
}
