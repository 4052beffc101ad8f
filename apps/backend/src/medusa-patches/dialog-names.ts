import type { ChangedFile } from "./changed-file.ts"

/** The module that the admin's build resolves to `src/admin/dialog-name.tsx`. */
export const DIALOG_NAME = "porteka-dialog-name"

const REACT = 'import * as React from "react";'
const CONTENT_END = 'duration-200", className), ...props }'

const windowOf = (name: string): ChangedFile => ({
  file: new RegExp(String.raw`@medusajs/ui/dist/esm/components/${name}/${name}\.js$`),
  changes: [
    { from: REACT, to: `${REACT}\nimport DialogName from "${DIALOG_NAME}";` },
    {
      from: `${CONTENT_END})`,
      to: `${CONTENT_END}, React.createElement(DialogName, { title: RadixDialog.Title }), props.children)`,
    },
  ],
})

/** Medusa gives most of its windows no title, which is what screen readers announce them by. */
export const DIALOG_NAMES: ChangedFile[] = [windowOf("focus-modal"), windowOf("drawer")]
