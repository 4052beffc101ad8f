import { defineRouteConfig } from "@medusajs/admin-sdk"
import { BuildingStorefront } from "@medusajs/icons"
import { Button, Container, Heading, Input, Label, Text, toast } from "@medusajs/ui"
import { type FormEvent, useEffect, useState } from "react"
import {
  SETTING_GROUPS,
  type SettingField,
  type SettingValues,
} from "../../../modules/shop-settings/setting-fields.ts"
import { readSettings, saveSettings } from "./shop-settings-api.ts"

/** What the owner sets of the shop itself; in force on every page, mail and paper within two seconds. */
export default function ShopSettings() {
  const [values, setValues] = useState<SettingValues | null>(null)
  const [problems, setProblems] = useState<Map<string, string>>(new Map())
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    readSettings().then(setValues, (error: Error) => toast.error(error.message))
  }, [])
  if (!values) return <Container>Betöltés…</Container>

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    try {
      const refused = await saveSettings(values)
      setProblems(refused)
      if (refused.size === 0) toast.success("Elmentve, a boltban pár másodpercen belül látszik.")
      else toast.error("Nincs elmentve: nézze meg a pirossal jelölt mezőket.")
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setSaving(false)
    }
  }

  return (
    <Container className="p-0">
      <div className="px-6 py-4">
        <Heading>A bolt beállításai</Heading>
        <Text size="small" className="mt-1 text-ui-fg-subtle">
          Minden oldalon, levélben és papíron ezek állnak. A szállítás árai és az ingyenesség határa a{" "}
          <a href="/app/settings/locations" className="text-ui-fg-interactive">
            szállítási módoknál
          </a>{" "}
          módosíthatók: a bolt azt ígéri, amit a pénztár felszámít.
        </Text>
      </div>
      <form onSubmit={save} noValidate className="flex flex-col gap-8 px-6 pb-6">
        {SETTING_GROUPS.map(({ title, fields }) => (
          <fieldset key={title}>
            <legend className="mb-3 font-medium">{title}</legend>
            <div className="grid gap-4 md:grid-cols-2">
              {fields.map((field) => (
                <Field
                  key={field.path}
                  field={field}
                  value={values[field.path] ?? ""}
                  problem={problems.get(field.path)}
                  onChange={(value) => setValues({ ...values, [field.path]: value })}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <Button type="submit" isLoading={saving} className="self-end">
          Mentés
        </Button>
      </form>
    </Container>
  )
}

interface FieldProps {
  field: SettingField
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

function Field({ field: { path, label, isNumber }, value, problem, onChange }: FieldProps) {
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={path} size="small">
        {label}
      </Label>
      <Input
        id={path}
        value={value}
        inputMode={isNumber ? "numeric" : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${path}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
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
