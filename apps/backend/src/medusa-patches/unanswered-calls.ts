import type { ChangedFile } from "./changed-file.ts"

/** The module that the admin's build resolves to `src/admin/unanswered.ts`. */
export const UNANSWERED = "porteka-unanswered"

const REFUSED = "(_a = jsonError.message) !== null && _a !== void 0 ? _a : resp.statusText"
const REQUEST = "fetch(normalizedInput, normalizeRequest(init, headers, this.config))"

/** Medusa's pages said "Unauthorized", "Bad Gateway" and "Failed to fetch" where ours say what to do. */
export const UNANSWERED_CALLS: ChangedFile[] = [
  {
    file: /@medusajs\/js-sdk\/dist\/esm\/client\.js$/,
    changes: [
      {
        from: "const normalizeResponse =",
        to: `import { answerTo, explainRefusal } from "${UNANSWERED}";\nconst normalizeResponse =`,
      },
      {
        from: REFUSED,
        to: "(_a = explainRefusal(resp.status, jsonError.message)) !== null && _a !== void 0 ? _a : resp.statusText",
      },
      { from: REQUEST, to: `answerTo(${REQUEST})` },
    ],
  },
]
