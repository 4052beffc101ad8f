import { staffText } from "../../staff-language/staff-language.ts"

export const weakPasswordText = (): string =>
  staffText({
    hu: "Az új jelszó könnyen kitalálható, vagy túl rövid: legalább 10 betű legyen, például több szó egymás után.",
    en: "The new password is easy to guess or too short: at least 10 characters, for example several words in a row.",
  })
