import { Suspense, useEffect, useState } from "react"
import { useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { useMoney } from "#app/i18n/use-money.ts"
import { useFocusOn } from "#app/ui/browser/use-focus-on.ts"
import { useHydrated } from "#app/ui/browser/use-hydrated.ts"
import { Button, buttonClass } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { BROWSER_PARTS, type BrowserPart } from "./browser-parts.ts"
import { CardFormPlace } from "./card-form-place.tsx"
import type { CardPaymentProps } from "./card-payment-props.ts"

/**
 * The card form of a cart that is being paid, and the way back. Canceling works without scripts, too. The page
 * has replaced the order page by a full load: the focus goes to what is to be done or read now.
 */
export function CardPayment(props: CardPaymentProps) {
  const t = useTranslations("cardPayment")
  const [broken, setBroken] = useState(false)
  const { attempt_id: attempt, provider, last_error: lastError } = props.payment
  const part = BROWSER_PARTS[provider]
  const section = useFocusOn<HTMLElement>(attempt, part.kind === "page" || lastError === null)
  useAskAfterBack(props.returnPath)
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t("title")}
      className="scroll-mt-24 rounded-lg border border-border p-5 outline-none sm:p-6"
    >
      {part.kind === "page" ? (
        <ProviderPage {...props} name={part.name} />
      ) : (
        <FormPart {...props} {...part} onBroken={() => setBroken(true)} />
      )}
      <GiveUp prominent={broken} />
    </section>
  )
}

/**
 * Returning from the bank with the Back button shows the page in its earlier state: with an old error, or with
 * a payment that has succeeded. Therefore the state is queried again.
 */
function useAskAfterBack(returnPath: string): void {
  useEffect(() => {
    const ask = () => window.location.replace(returnPath)
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && ask()
    window.addEventListener("pageshow", onShow)
    if (cameBack) ask()
    cameBack = false
    return () => window.removeEventListener("pageshow", onShow)
  }, [returnPath])
}

/** Whether this document was opened by Back or Forward; reset after the first use. */
let cameBack =
  typeof performance !== "undefined" &&
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "back_forward")

/** The link to the hosted payment page, for shoppers who returned from it or stayed. */
function ProviderPage({ payment, name }: CardPaymentProps & { name: string }) {
  const t = useTranslations("cardPayment")
  const money = useMoney()
  return (
    <>
      <p className="text-ink-muted text-sm">{t("pageLead", { provider: name })}</p>
      <a href={payment.browser_token} className={`${buttonClass("primary", "large")} mt-5 w-full`}>
        {t("toPage", { amount: money(payment.amount, payment.currency_code.toUpperCase()) })}
      </a>
    </>
  )
}

type FormPartProps = CardPaymentProps & Extract<BrowserPart, { kind: "form" }> & { onBroken: () => void }

function FormPart({ CardForm, declineReason, onBroken, ...props }: FormPartProps) {
  const t = useTranslations("cardPayment")
  const hydrated = useHydrated()
  const [triedAgain, setTriedAgain] = useState(false)
  const { last_error: lastError, attempt_id: attempt } = props.payment
  const isShown = lastError !== null && !triedAgain
  const error = useFocusOn<HTMLDivElement>(attempt, isShown)
  return (
    <>
      <p className="text-ink-muted text-sm">{t("lead")}</p>
      {isShown && (
        <div ref={error} tabIndex={-1} className="mt-4 scroll-mt-24 outline-none">
          <Notice tone="danger" live title={t("notPaid")}>
            {t(`reason_${declineReason(lastError)}`)}
          </Notice>
        </div>
      )}
      <div className="mt-5 noscript:hidden">
        <Suspense fallback={<CardFormPlace />}>
          {hydrated ? (
            <CardForm {...props} onBroken={onBroken} onAttempt={() => setTriedAgain(true)} />
          ) : (
            <CardFormPlace />
          )}
        </Suspense>
      </div>
      <div className="mt-5 hidden noscript:block">
        <Notice tone="warning">{t("needsScripts")}</Notice>
      </div>
    </>
  )
}

/** Cancels the payment and unfreezes the cart. */
function GiveUp({ prominent }: { prominent: boolean }) {
  const t = useTranslations("cardPayment")
  const busy = useNavigation().formData?.get("intent") === "cancel"
  return (
    <OwnedForm className="mt-6 border-border border-t pt-4">
      <input type="hidden" name="intent" value="cancel" />
      <p className="mb-2 text-ink-muted text-sm">{t("frozen")}</p>
      <Button type="submit" variant={prominent ? "primary" : "secondary"} busy={busy}>
        {t("cancel")}
      </Button>
    </OwnedForm>
  )
}
