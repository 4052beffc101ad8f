import { staffText } from "../../staff-language/staff-language.ts"
import { readSections } from "./site-lines.ts"

/** The section of hand-picked products and its products need each other. */
export function warnOfPicked({
  sections = "",
  picked = "",
}: Readonly<Record<string, string>>): [string, string][] {
  const order = readSections(sections).read
  if (order.includes("picked") && picked === "")
    return [
      [
        "sections",
        staffText({
          hu: "A „Válogatás” nem látszik, amíg lejjebb nincs válogatott termék.",
          en: "“Hand-picked” is not shown until there are hand-picked products below.",
        }),
      ],
    ]
  if (order.length > 0 && !order.includes("picked") && picked !== "")
    return [
      [
        "picked",
        staffText({
          hu: "Ezek nem látszanak: a szakaszok sorrendjében nincs benne a „Válogatás”.",
          en: "These are not shown: “Hand-picked” is not among the sections.",
        }),
      ],
    ]
  return []
}
