import type { NewJournalEntry } from "@porteka/shop"
import type { InBothLanguages } from "../demo-text.ts"
import { aPotterInMagyarszombatfa } from "./a-potter-in-magyarszombatfa.ts"
import { caringForLinen } from "./caring-for-linen.ts"
import { choosingHoney } from "./choosing-honey.ts"
import { howBlueDyeIsMade } from "./how-blue-dye-is-made.ts"
import { theHabanJug } from "./the-haban-jug.ts"
import { whatTheSaxonHeartMeans } from "./what-the-saxon-heart-means.ts"

/** Newest first. */
export const journal: InBothLanguages<NewJournalEntry>[] = [
  howBlueDyeIsMade,
  theHabanJug,
  choosingHoney,
  caringForLinen,
  aPotterInMagyarszombatfa,
  whatTheSaxonHeartMeans,
]
