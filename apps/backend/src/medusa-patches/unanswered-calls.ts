import { type ChangedFile, dashboardFile } from "./changed-file.ts"

/** The module that the admin's build resolves to `src/admin/unanswered.ts`. */
export const UNANSWERED = "porteka-unanswered"

const REFUSED = "(_a = jsonError.message) !== null && _a !== void 0 ? _a : resp.statusText"
const REQUEST = "fetch(normalizedInput, normalizeRequest(init, headers, this.config))"

const WHO = "const { user, isLoading: isLoadingUser } = useMe();"
/** Whoever it is, is asked again until the back end answers; in between, the query forgets that it has failed. */
const WHO_IN_TIME = `const { user, isLoading: isLoadingUser, error: failure } = useMe(void 0, {
    refetchInterval: ({ state }) => explainWaiting(state.error) ? 3000 : false
  });
  lastFailure = failure ?? (isLoadingUser ? lastFailure : null);
  const waiting = explainWaiting(lastFailure);`
const LOADING = "if (isLoadingUser) {"
const WAITING = `if (!user && waiting) {
    return jsx7("main", { role: "alert", className: "flex min-h-screen items-center justify-center p-6 text-center txt-medium text-ui-fg-base", children: waiting });
  }
  `
const GUARD = 'import { jsx as jsx7 } from "react/jsx-runtime";\nvar ProtectedRoute ='

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
  {
    // A page that was opened while the back end restarts led to the login page, as if the session had ended.
    file: dashboardFile("chunk"),
    changes: [
      {
        from: GUARD,
        to: `import { explainWaiting } from "${UNANSWERED}";\nlet lastFailure = null;\n${GUARD}`,
      },
      { from: WHO, to: WHO_IN_TIME },
      { from: LOADING, to: `${WAITING}${LOADING}` },
    ],
  },
]
