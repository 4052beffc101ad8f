import "#app/i18n/window-messages.ts"
import { type FormEvent, useId } from "react"
import { useTranslations } from "use-intl"
import { LateTexts } from "#app/i18n/late-texts.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Switch } from "#app/ui/controls/switch.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { Dialog } from "#app/ui/windows/dialog.tsx"
import type { ConsentServices } from "./consent-services.ts"
import { type ConsentChoices, NONE, OPTIONAL_PURPOSES } from "./consent-state.ts"

interface SettingsProps {
  services: ConsentServices
  open: boolean
  /** The decision so far; nothing is preselected. */
  choices: ConsentChoices
  onDecide: (choices: ConsentChoices) => void
  onClose: () => void
}

export default function ConsentSettings(props: SettingsProps) {
  return (
    <LateTexts>
      <Settings {...props} />
    </LateTexts>
  )
}

function Settings({ services, open, choices, onDecide, onClose }: SettingsProps) {
  const t = useTranslations("consentSettings")
  const shell = useTranslations("shell")
  const paths = usePaths()
  const formId = useId()
  const hintOf = (purpose: (typeof OPTIONAL_PURPOSES)[number]) => {
    if (purpose === "functional") return t("functionalText")
    const names = services[purpose].join(", ")
    return names === "" ? t(`${purpose}Text`) : t(`${purpose}With`, { services: names })
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onDecide(readChoices(new FormData(event.currentTarget)))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("title")}
      closeLabel={shell("close")}
      footer={
        <div className="grid w-full grid-cols-2 gap-3">
          <Button onClick={() => onDecide(NONE)}>{t("rejectAll")}</Button>
          <Button type="submit" form={formId}>
            {t("save")}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={save} className="divide-y divide-border">
        <p className="pb-3 text-ink-muted">
          {t("text")}{" "}
          <Link to={paths.legal("cookies")} onClick={onClose} className="text-link">
            {shell("cookies")}
          </Link>
        </p>
        <Switch label={t("essential")} hint={t("essentialText")} defaultChecked disabled />
        {OPTIONAL_PURPOSES.map((purpose) => (
          <Switch
            key={purpose}
            name={purpose}
            label={t(purpose)}
            hint={hintOf(purpose)}
            defaultChecked={choices[purpose]}
          />
        ))}
      </form>
    </Dialog>
  )
}

function readChoices(form: FormData): ConsentChoices {
  return {
    functional: form.has("functional"),
    analytics: form.has("analytics"),
    marketing: form.has("marketing"),
  }
}
