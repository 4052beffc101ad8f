import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser"
import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { keepsCookies } from "#app/ui/browser/keeps-cookies.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { callPasskeys, PasskeyRefusal } from "./call-passkeys.ts"
import { canUsePasskeys } from "./can-use-passkeys.ts"

/** What the browser's own window ends with when the person changes their mind, or another of ours takes its place. */
const IS_CANCELLED = ["NotAllowedError", "AbortError"]

type State = "unknown" | "offered" | "busy" | "refused" | "unavailable"

/** A passkey in the password's place: offered by the e-mail field where the browser can, and by a button. */
export default function PasskeyLogin({ onward }: { onward: string }) {
  const t = useTranslations("access")
  const [state, setState] = useState<State>("unknown")

  useEffect(() => {
    let isGone = false
    const tell = (next: State) => {
      if (!isGone) setState(next)
    }
    // Without cookies only the password logs in: the page would be left with what it is told.
    if (canUsePasskeys() && keepsCookies()) void offer(onward, tell)
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
      {(state === "refused" || state === "unavailable") && (
        <Notice tone="danger" live>
          {t(state === "refused" ? "passkeyRefused" : "errorUnavailable")}
        </Notice>
      )}
      <Button type="button" variant="secondary" size="large" busy={state === "busy"} wide onClick={press}>
        {t("passkeyLogIn")}
      </Button>
    </div>
  )
}

/** Shows the button where the shop takes passkeys, and waits in the e-mail field for one that is chosen there. */
async function offer(onward: string, tell: (state: State) => void): Promise<void> {
  const challenge = await findChallenge()
  if (!challenge) return
  tell("offered")
  if (!(await browserSupportsWebAuthnAutofill())) return
  const answered = await signIn(onward, challenge)
  // The button, when it was pressed meanwhile, has an answer of its own.
  if (answered !== "offered") tell(answered)
}

type Challenge = Awaited<ReturnType<typeof callPasskeys<"passkey-challenge">>>

/** @returns null where passkeys are not taken, or nobody answers */
async function findChallenge(): Promise<Challenge | null> {
  try {
    return await callPasskeys("passkey-challenge", {})
  } catch (error) {
    if (error instanceof PasskeyRefusal) return null
    throw error
  }
}

/** Leads on when it works. @param waiting the challenge of the e-mail field; else the browser asks at once */
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
    if (error instanceof PasskeyRefusal) return error.code === "unavailable" ? "unavailable" : "refused"
    if (error instanceof Error && IS_CANCELLED.includes(error.name)) return "offered"
    return "refused"
  }
}
