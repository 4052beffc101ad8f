import { labels } from "../../../seed/catalogue/labels.ts"
import type { FacetLabels } from "./facet-labels.ts"

/** Names of this shop's facet keys. */
export const FACET_LABELS: FacetLabels = labels
