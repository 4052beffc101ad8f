import {
  MOST_PHOTOS,
  type OrderReviews,
  PHOTO_BYTES,
  REVIEW_AUTHOR_CHARACTERS,
  REVIEW_TEXT_CHARACTERS,
} from "@porteka/commerce-sdk/wire"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { useFormDraft } from "#app/forms/draft/use-form-draft.ts"
import { PhotoField } from "#app/forms/photos/photo-field.tsx"
import { Button } from "#app/ui/controls/button.tsx"
import { Checkbox } from "#app/ui/controls/checkbox.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { RadioCards } from "#app/ui/controls/radio-cards.tsx"
import { TextInput } from "#app/ui/controls/text-input.tsx"
import { Textarea } from "#app/ui/controls/textarea.tsx"
import type { ReviewReply } from "./review-reply.ts"

interface ReviewFormProps {
  product: OrderReviews["products"][number]
  author: string
  reply: ReviewReply | null
}

const MEGABYTES = PHOTO_BYTES / 1024 / 1024
const PHOTO_PROBLEMS = ["photosMany", "photosLarge", "photosKind"] as const

const STARS = [5, 4, 3, 2, 1] as const

/** Stars, text, photos and the displayed name; works without scripts. */
export function ReviewForm({ product: { product_id: id, review }, author, reply }: ReviewFormProps) {
  const t = useTranslations("orderPage")
  const busy = useNavigation().state !== "idle"
  const refusal = reply?.kind === "wrong" && reply.productId === id ? reply : null
  const isWrong = (name: string) => refusal?.wrong.includes(name) ?? false
  const hasPhotos = (review?.photos.length ?? 0) > 0
  const before = refusal?.values ?? {
    stars: String(review?.stars ?? ""),
    author: review?.author ?? author,
    text: review?.text ?? "",
  }
  const form = useFormDraft(`review_draft_${id}`, () => refusal === null)
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      className="mt-5 flex max-w-reading flex-col gap-5"
    >
      <input type="hidden" name="product_id" value={id} />
      <RadioCards
        name="stars"
        legend={t("reviewStarsLegend")}
        defaultValue={before.stars}
        error={isWrong("stars") ? t("reviewStarsMissing") : undefined}
        cards={STARS.map((stars) => ({
          value: String(stars),
          title: t(`reviewStars_${stars}`),
          note: "★".repeat(stars),
        }))}
      />
      <Field
        label={t("reviewText")}
        note={t("reviewOptional")}
        hint={t("reviewTextHint", { most: REVIEW_TEXT_CHARACTERS })}
        error={isWrong("text") && t("reviewTextLong", { most: REVIEW_TEXT_CHARACTERS })}
      >
        {(control) => <Textarea {...control} name="text" rows={5} defaultValue={before.text} />}
      </Field>
      <PhotoField
        label={t("reviewPhotos")}
        note={t("reviewOptional")}
        hint={t(hasPhotos ? "reviewPhotosAgain" : "reviewPhotosHint", {
          most: MOST_PHOTOS,
          size: MEGABYTES,
        })}
        hintWithoutScripts={t("reviewPhotosSlow")}
        preparing={t("reviewPhotosPreparing")}
        sending={t("reviewPhotosSending")}
        textOfRemove={(number) => t("reviewPhotoRemove", { number })}
        error={
          PHOTO_PROBLEMS.filter(isWrong).map((problem) =>
            t(`review_${problem}`, { most: MOST_PHOTOS, size: MEGABYTES }),
          )[0]
        }
      />
      {hasPhotos && <Checkbox name="remove_photos" label={t("reviewPhotosRemove")} />}
      <Field
        label={t("reviewAuthor")}
        hint={t("reviewAuthorHint")}
        error={isWrong("author") && t("reviewAuthorMissing", { most: REVIEW_AUTHOR_CHARACTERS })}
      >
        {(control) => (
          <TextInput {...control} name="author" autoComplete="given-name" defaultValue={before.author} />
        )}
      </Field>
      <Button type="submit" name="intent" value="write" busy={busy} className="self-start">
        {t(review ? "reviewChange" : "reviewSend")}
      </Button>
    </Form>
  )
}
