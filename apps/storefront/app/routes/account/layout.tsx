import { useEffect } from "react"
import { isRouteErrorResponse, Outlet } from "react-router"
import "#app/i18n/account-messages.ts"
import "#app/i18n/checkout-messages.ts"
import "#app/i18n/payment-messages.ts"
import { AccountNav } from "#app/features/account/pages/account-nav.tsx"
import { AccountUnavailable } from "#app/features/account/pages/account-unavailable.tsx"
import { useSignedIn } from "#app/features/account/signed-in.ts"
import { formOwner, requireOwner } from "#app/forms/form-owner.server.ts"
import { FormOwner } from "#app/forms/owned-form.tsx"
import { requestContext } from "#app/server/request-context.server.ts"
import { readSessionBeforeAction, requireCustomer } from "#app/server/session/session.server.ts"
import { ThrownPage } from "#app/shell/page/error-page.tsx"
import type { Route } from "./+types/layout.ts"

/** The forms of all pages below. Without a session the action itself leads to the login. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    if (request.method === "POST") {
      const session = await readSessionBeforeAction(request, context.get(requestContext))
      if (session.state === "authenticated")
        requireOwner(await request.clone().formData(), session.customer.id)
    }
    return next()
  },
]

/** Every page below needs a customer; each checks it as well, because loaders run in parallel. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { customer } = await requireCustomer(request, context.get(requestContext))
  return { formOwner: formOwner(customer.id) }
}

export default function Account({ loaderData }: Route.ComponentProps) {
  useNothingFromMemory()
  return (
    <div className="measure py-6 lg:py-10">
      <div className="grid grid-cols-1 gap-x-14 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <AccountNav look="rows" />
        <div className="min-w-0">
          <FormOwner value={loaderData.formOwner}>
            <Outlet />
          </FormOwner>
        </div>
      </div>
    </div>
  )
}

/**
 * A page from the back/forward cache would show the account after logout, and so would one whose customer has logged out in
 * another tab before its scripts ran: no guest sees these pages.
 */
function useNothingFromMemory(): void {
  const isGuest = useSignedIn() === null
  useEffect(() => {
    if (isGuest) location.reload()
  }, [isGuest])
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener("pageshow", reload)
    return () => removeEventListener("pageshow", reload)
  }, [])
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const unavailable = isRouteErrorResponse(error) && error.status === 503
  return unavailable ? <AccountUnavailable /> : <ThrownPage error={error} />
}
