import type { ChangedFile } from "./changed-file.ts"

const PROPS = "}), ...segmentProps }"

/**
 * The parts of a date are elements of their own, so that the spaces between them were lost: "2026.12.06.0:00" and
 * "12/6/2026, 12:00AM".
 */
export const DATE_FIELDS: ChangedFile[] = [
  {
    file: /@medusajs\/ui\/dist\/esm\/components\/date-segment\/date-segment\.js$/,
    changes: [{ from: PROPS, to: `}), style: { whiteSpace: "pre" }, ...segmentProps }` }],
  },
]
