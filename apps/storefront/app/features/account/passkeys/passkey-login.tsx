import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser"
import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { acceptsCookies } from "#app/ui/browser/accepts-cookies.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { type AfterFailure, afterFailure } from "./after-failure.ts"
import { callPasskeys, PasskeyRefusal } from "./call-passkeys.ts"
import { canUsePasskeys } from "./can-use-passkeys.ts"

type State = "unknown" | "busy" | AfterFailure

const FAILURES = {
  refused: "passkeyRefused",
  unavailable: "errorUnavailable",
  unsupported: "passkeyUnsupported",
} as const

/**
 * Login with a passkey instead of the password: offered in the e-mail field if the browser supports that, and
 * with a button.
 */
export default function PasskeyLogin({ onward }: { onward: string }) {
  const t = useTranslations("access")
  const [state, setState] = useState<State>("unknown")

  useEffect(() => {
    let isGone = false
    const show = (next: State) => {
      if (!isGone) setState(next)
    }
    // Without cookies only a password login works, because the page is left after a passkey login.
    if (canUsePasskeys() && acceptsCookies()) void offer(onward, show)
    return () => {
      isGone = true
      WebAuthnAbortService.cancelCeremony()
    }
  }, [onward])

  if (state === "unknown") return null
  async function press() {
    setState("busy")
    setState(await signIn(onward))
  }
  return (
    <div className="mt-8 flex flex-col gap-4 border-border border-t pt-8">
      {state !== "offered" && state !== "busy" && (
        <Notice tone="danger" live>
          {t(FAILURES[state])}
        </Notice>
      )}
      <Button type="button" variant="secondary" size="large" busy={state === "busy"} wide onClick={press}>
        {t("passkeyLogIn")}
      </Button>
    </div>
  )
}

/** Shows the button if the shop supports passkeys, and waits for one chosen in the e-mail field. */
async function offer(onward: string, show: (state: State) => void): Promise<void> {
  const challenge = await findChallenge()
  if (!challenge) return
  show("offered")
  if (!(await browserSupportsWebAuthnAutofill())) return
  const answered = await signIn(onward, challenge)
  // The button was clicked meanwhile; its own request continues.
  if (answered !== "offered") show(answered)
}

type Challenge = Awaited<ReturnType<typeof callPasskeys<"passkey-challenge">>>

/** @returns null if passkeys are not supported, or there is no answer */
async function findChallenge(): Promise<Challenge | null> {
  try {
    return await callPasskeys("passkey-challenge", {})
  } catch (error) {
    if (error instanceof PasskeyRefusal) return null
    throw error
  }
}

/**
 * Redirects after success. @param waiting the challenge for the e-mail field; otherwise the browser asks at
 * once
 */
async function signIn(onward: string, waiting?: Challenge): Promise<State> {
  try {
    const { attempt, options } = waiting ?? (await callPasskeys("passkey-challenge", {}))
    const response = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: waiting !== undefined,
    })
    await callPasskeys("passkey-signin", { attempt, response })
    window.location.assign(onward)
    return "busy"
  } catch (error) {
    return afterFailure(error, waiting === undefined)
  }
}
