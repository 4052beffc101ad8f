import { Input, Label, Text, Textarea } from "@medusajs/ui"
import type { Shop } from "@porteka/shop"
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@porteka/shop/languages"
import type { ContentField } from "../../modules/content/content-fields.ts"
import type { ContentKind, ContentValues } from "../../modules/content/content-kinds.ts"
import { languageName } from "../../staff-language/staff-language.ts"
import { adminLanguage } from "../language.ts"
import { type Problems, problemsOfRows } from "../problems.ts"
import { RowsField } from "../rows/rows-field.tsx"
import { fromLocalMoment, toLocalMoment } from "./local-moment.ts"
import { MarkdownField } from "./markdown-field.tsx"
import { PictureField } from "./picture-field.tsx"

interface ContentFormProps {
  kind: ContentKind
  values: ContentValues
  problems: Problems
  /** What will probably not look as intended, by path. */
  warnings: ReadonlyMap<string, string>
  shop: Shop | null | undefined
  onChange: (path: string, value: string) => void
}

/** The fields of an entry: those that differ by language side by side, the others below. */
export function ContentForm({ kind, ...form }: ContentFormProps) {
  const texts = kind.fields.filter(({ isText }) => isText)
  const others = kind.fields.filter(({ isText }) => !isText)
  return (
    <div className="flex flex-col gap-6">
      {texts.length > 0 && (
        <div className="grid gap-6 lg:grid-cols-2">
          {LOCALES.map((locale) => (
            <fieldset key={locale} className="flex min-w-0 flex-col gap-4">
              <legend className="mb-3 font-medium first-letter:uppercase">{languageName(locale)}</legend>
              {texts.map((field) => (
                <FieldRow
                  key={field.name}
                  field={field}
                  locale={locale}
                  path={`${field.name}.${locale}`}
                  {...form}
                />
              ))}
            </fieldset>
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className="grid gap-6 lg:grid-cols-2">
          {others.map((field) => (
            <FieldRow key={field.name} field={field} locale={DEFAULT_LOCALE} path={field.name} {...form} />
          ))}
        </div>
      )}
    </div>
  )
}

interface FieldRowProps extends Omit<ContentFormProps, "kind"> {
  field: ContentField
  locale: Locale
  path: string
}

function FieldRow({ field, locale, path, values, problems, warnings, shop, onChange }: FieldRowProps) {
  const value = values[path] ?? ""
  const label = field.label[adminLanguage()]
  const change = (changed: string) => onChange(path, changed)
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {field.shape ? (
        <RowsField
          id={path}
          label={label}
          hint={field.hint?.[adminLanguage()]}
          shape={field.shape}
          problems={problemsOfRows(problems, path)}
          lang={field.isText ? locale : undefined}
          value={value}
          onChange={change}
        />
      ) : (
        <LabeledInput
          field={field}
          label={label}
          locale={locale}
          path={path}
          value={value}
          problem={problems.get(path)}
          shop={shop}
          onChange={change}
        />
      )}
      {warnings.has(path) && (
        <Text size="xsmall" role="status" className="text-ui-tag-orange-text whitespace-pre-line">
          {warnings.get(path)}
        </Text>
      )}
    </div>
  )
}

interface InputProps extends Pick<FieldRowProps, "field" | "locale" | "path" | "shop"> {
  label: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

function LabeledInput(props: InputProps) {
  const { field, label, path, problem } = props
  return (
    <>
      <Label
        htmlFor={path}
        size="small"
        // The editor is no form field, which a label would lead to by itself.
        onClick={field.input === "markdown" ? () => document.getElementById(path)?.focus() : undefined}
      >
        {label}
      </Label>
      {field.hint && (
        <Text size="xsmall" className="text-ui-fg-muted">
          {field.hint[adminLanguage()]}
        </Text>
      )}
      <FieldInput {...props} />
      {problem !== undefined && (
        <Text id={`${path}-problem`} size="xsmall" className="text-ui-fg-error">
          {problem}
        </Text>
      )}
    </>
  )
}

function FieldInput({ field, label, locale, path, value, problem, shop, onChange }: InputProps) {
  const shared = {
    id: path,
    lang: locale,
    placeholder: field.placeholder?.[locale],
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem === undefined ? undefined : `${path}-problem`,
  }
  switch (field.input) {
    case "line":
      return <Input {...shared} value={value} onChange={(event) => onChange(event.target.value)} />
    case "lines":
      return (
        <Textarea {...shared} rows={3} value={value} onChange={(event) => onChange(event.target.value)} />
      )
    case "moment":
      return (
        <Input
          {...shared}
          type="datetime-local"
          value={toLocalMoment(value)}
          onChange={(event) => onChange(fromLocalMoment(event.target.value))}
        />
      )
    case "picture":
      return <PictureField id={path} value={value} onChange={onChange} />
    case "markdown":
      return (
        <MarkdownField
          id={path}
          label={`${label} (${languageName(locale)})`}
          onChange={onChange}
          value={value}
          locale={locale}
          shop={shop}
          hasShopData={field.hasShopData ?? false}
          problem={problem}
        />
      )
    case "rows":
      return null
  }
}
