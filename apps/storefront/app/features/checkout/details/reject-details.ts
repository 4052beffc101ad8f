import { data } from "react-router"
import { textsOf } from "#app/forms/texts-of.ts"
import type { PickupSearch } from "../delivery/pickup-point-view.ts"
import type { FieldErrors } from "../form/details-schema.ts"
import type { DetailsFailure } from "./details-form.tsx"

interface Rejection {
  errors: FieldErrors
  /** What was sent, to fill the form again. */
  values: Record<string, string>
  failure: DetailsFailure | null
  /** Pickup points that the form has searched for. */
  points: PickupSearch | null
}

/** The answer to a form that is shown again, as it was filled in. */
export const rejectDetails = (
  form: FormData,
  status: number,
  rejection: Partial<Rejection>,
  headers: Record<string, string> = {},
) =>
  data<Rejection>(
    { errors: {}, failure: null, points: null, values: textsOf(form), ...rejection },
    { status, headers },
  )
