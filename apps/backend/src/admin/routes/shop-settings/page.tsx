import { defineRouteConfig } from "@medusajs/admin-sdk"
import { BuildingStorefront } from "@medusajs/icons"
import { Button, Container, Heading, Input, Label, Text, toast } from "@medusajs/ui"
import { textsForStaff } from "@porteka/shop/languages"
import { type FormEvent, useEffect, useRef, useState } from "react"
import type { SettingField } from "../../../modules/shop-settings/setting-field.ts"
import { SETTING_GROUPS } from "../../../modules/shop-settings/setting-fields.ts"
import type { SettingValues } from "../../../modules/shop-settings/setting-values.ts"
import { PictureField } from "../../content/picture-field.tsx"
import { useIsUploading } from "../../content/uploads.ts"
import { adminLanguage } from "../../language.ts"
import { NO_PROBLEMS, type Problems, problemsOfRows } from "../../problems.ts"
import { RowsField } from "../../rows/rows-field.tsx"
import { WritableBy } from "../../staff/writable-by.tsx"
import { UnsavedGuard } from "../../unsaved-guard.tsx"
import { useBusy } from "../../use-busy.ts"
import { readSettings, saveSettings } from "./shop-settings-api.ts"

const TEXTS = textsForStaff({
  hu: {
    heading: "Bolt beállításai",
    before: "Minden oldalon, levélben és papíron ezek állnak. A szállítás díja és az ingyenesség határa a ",
    delivery: "Szállítás",
    after: " menüben módosítható: a bolt azt ígéri, amit a pénztár felszámít.",
    loading: "Betöltés…",
    save: "Mentés",
    saved: "Elmentve, a boltban pár másodpercen belül látszik.",
    refused: "Nincs elmentve: nézze meg a pirossal jelölt mezőket.",
  },
  en: {
    heading: "Shop settings",
    before:
      "Every page, mail and paper says this. Prices of delivery and the limit of free delivery are set under ",
    delivery: "Delivery",
    after: ": the shop promises what the checkout charges.",
    loading: "Loading…",
    save: "Save",
    saved: "Saved; the shop shows it within some seconds.",
    refused: "Not saved: look at the fields marked in red.",
  },
})

/** The owner's settings of the shop; visible on every page, e-mail and document within two seconds. */
export default function ShopSettings() {
  const texts = TEXTS[adminLanguage()]
  const [values, setValues] = useState<SettingValues | null>(null)
  const [saved, setSaved] = useState<SettingValues | null>(null)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [saving, run] = useBusy()
  const isUploading = useIsUploading()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    readSettings().then(
      (read) => {
        setValues(read)
        setSaved(read)
      },
      (error: Error) => toast.error(error.message),
    )
  }, [])
  // The first wrong field may be far above the button.
  useEffect(() => {
    if (problems.size > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [problems])
  if (!values || !saved) return <Container>{texts.loading}</Container>
  // Only these are sent: others may have changed the rest since it was read.
  const changed = Object.fromEntries(Object.entries(values).filter(([path, value]) => value !== saved[path]))

  const save = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      const refused = await saveSettings(changed)
      setProblems(refused)
      if (refused.size > 0) {
        toast.error(texts.refused)
        return
      }
      setSaved({ ...saved, ...changed })
      toast.success(texts.saved)
    })
  }

  return (
    <WritableBy roles={["owner"]}>
      {Object.keys(changed).length > 0 && <UnsavedGuard part={texts.heading} />}
      <Container className="p-0">
        <div className="px-6 py-4">
          <Heading>{texts.heading}</Heading>
          <Text size="small" className="mt-1 text-ui-fg-subtle">
            {texts.before}
            <a href="/app/pickup-points" className="text-ui-fg-interactive">
              {texts.delivery}
            </a>
            {texts.after}
          </Text>
        </div>
        <form ref={form} onSubmit={save} noValidate className="flex flex-col gap-8 px-6 pb-6">
          {SETTING_GROUPS.map(({ title, hint, fields }) => (
            <fieldset key={title.en}>
              <legend className="mb-3 font-medium">{title[adminLanguage()]}</legend>
              {hint && (
                <Text size="small" className="mb-3 max-w-3xl text-ui-fg-subtle">
                  {hint[adminLanguage()]}
                </Text>
              )}
              <div className="grid gap-4 md:grid-cols-2">
                {fields.map((field) => (
                  <Field
                    key={field.path}
                    field={field}
                    value={values[field.path] ?? ""}
                    problems={problems}
                    onChange={(value) => setValues((now) => ({ ...now, [field.path]: value }))}
                  />
                ))}
              </div>
            </fieldset>
          ))}
          <Button type="submit" isLoading={saving || isUploading} className="self-end">
            {texts.save}
          </Button>
        </form>
      </Container>
    </WritableBy>
  )
}

interface FieldProps {
  field: SettingField
  value: string
  problems: Problems
  onChange: (value: string) => void
}

function Field({ field, value, problems, onChange }: FieldProps) {
  const { path, label: words, isNumber, isPicture, shape } = field
  const label = words[adminLanguage()]
  const problem = problems.get(path)
  if (shape)
    return (
      <RowsField
        id={path}
        label={label}
        shape={shape}
        value={value}
        onChange={onChange}
        problems={problemsOfRows(problems, path)}
      />
    )
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={path} size="small">
        {label}
      </Label>
      {isPicture ? (
        <PictureField id={path} value={value} onChange={onChange} />
      ) : (
        <Input
          id={path}
          value={value}
          inputMode={isNumber ? "numeric" : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${path}-problem`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {problem !== undefined && (
        <Text id={`${path}-problem`} size="xsmall" className="text-ui-fg-error">
          {problem}
        </Text>
      )}
    </div>
  )
}

export const config = defineRouteConfig({
  label: "menu.shopSettings",
  translationNs: "translation",
  icon: BuildingStorefront,
  rank: 12,
})
