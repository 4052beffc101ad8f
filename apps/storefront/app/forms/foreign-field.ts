import { isAbroad } from "@porteka/hungary"

/** Whether the value of a form's country field is another country. */
export const isForeignField = (country: unknown): country is string =>
  typeof country === "string" && isAbroad(country)
