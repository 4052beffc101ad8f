import { useEffect, useRef } from "react"
import { useRevalidator } from "react-router"
import { useTranslations } from "use-intl"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { Spinner } from "#app/ui/controls/spinner.tsx"
import { completionWait } from "./payment-waits.ts"

/** The provider has not decided yet: the page polls, and has a button for browsers without scripts. */
export function PaymentPending({ retryPath }: { retryPath: string }) {
  const t = useTranslations("cardPayment")
  useAskAgain()
  return (
    <div className="measure flex max-w-160 flex-col items-center gap-4 py-16 text-center" role="status">
      <Spinner className="size-8 noscript:hidden" />
      <h1 className="text-title-lg">{t("pendingTitle")}</h1>
      <p className="text-ink-muted">{t("pendingText")}</p>
      <a href={retryPath} className={buttonClass("secondary")}>
        {t("checkAgain")}
      </a>
    </div>
  )
}

function useAskAgain(): void {
  const { state, revalidate } = useRevalidator()
  const tries = useRef(0)
  useEffect(() => {
    if (state !== "idle") return
    tries.current += 1
    const timer = setTimeout(revalidate, completionWait(tries.current))
    return () => clearTimeout(timer)
  }, [state, revalidate])
}
