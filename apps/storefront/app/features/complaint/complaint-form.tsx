import { MOST_PHOTOS, PHOTO_BYTES } from "@porteka/commerce-sdk/wire"
import { useTranslations } from "use-intl"
import { CaseEmail } from "#app/forms/case/case-email.tsx"
import { CaseForm } from "#app/forms/case/case-form.tsx"
import { CaseLine } from "#app/forms/case/case-line.tsx"
import { ProductChoice } from "#app/forms/case/product-choice.tsx"
import { PhotoField } from "#app/forms/photos/photo-field.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { Field } from "#app/ui/controls/field.tsx"
import { Textarea } from "#app/ui/controls/textarea.tsx"
import type { OpenComplaint } from "./complaint-step.ts"

const PHOTO_LIMITS = { most: MOST_PHOTOS, size: PHOTO_BYTES / 1024 / 1024 }

export function ComplaintForm({ step: _, offered, ...open }: OpenComplaint) {
  const t = useTranslations("complaint")
  const paths = usePaths()
  const { contact } = useShopFront()
  const { values, errors, failed } = open
  const textOf = (key: Parameters<typeof t>[0]) => t(key, PHOTO_LIMITS)
  const line = { values, errors, textOf }
  const isShownAgain = failed || Object.keys(errors).length > 0
  return (
    <CaseForm
      {...open}
      draft="complaint_draft"
      action={paths.legal("complaints")}
      unavailable={t("unavailable", { email: contact.email })}
      textOf={textOf}
      hasFiles
    >
      <CaseLine {...line} name="name" label={t("name")} autoComplete="name" />
      <CaseEmail {...line} label={t("email")} hint={t("emailHint")} />
      <CaseLine {...line} name="order" label={t("order")} hint={t("orderHint")} note={t("optional")} />
      {offered.length > 0 && (
        <ProductChoice
          offered={offered}
          values={values}
          textOf={t}
          textOfPieces={(pieces) => t("choicePieces", { pieces })}
        />
      )}
      <Field id="description" label={t("description")} error={errors.description && t(errors.description)}>
        {(control) => (
          <Textarea {...control} name="description" rows={5} defaultValue={values.description ?? ""} />
        )}
      </Field>
      <PhotoField
        label={t("photos")}
        note={t("optional")}
        hint={textOf(isShownAgain ? "photosCheck" : "photosHint")}
        hintWithoutScripts={t("photosSlow")}
        preparing={t("photosPreparing")}
        sending={t("photosSending")}
        textOfRemove={(number) => t("photosRemove", { number })}
        error={errors.photos && textOf(errors.photos)}
      />
      <Field
        id="request"
        label={t("request")}
        hint={t("requestHint")}
        note={t("optional")}
        error={errors.request && t(errors.request)}
      >
        {(control) => <Textarea {...control} name="request" rows={2} defaultValue={values.request ?? ""} />}
      </Field>
    </CaseForm>
  )
}
