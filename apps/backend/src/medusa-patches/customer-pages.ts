import { type ChangedFile, dashboardFile } from "./changed-file.ts"
import { FAMILY_NAME_FIRST } from "./name-fields.ts"

const inOrder = (person: string) => ({
  from: `[${person}.first_name, ${person}.last_name].filter`,
  to: `(${FAMILY_NAME_FIRST} ? [${person}.last_name, ${person}.first_name] : [${person}.first_name, ${person}.last_name]).filter`,
})

/**
 * Medusa's list and page of customers, and its search, say the given name first in every language. "Delete" only hid the
 * customer: name and address stayed in orders. Erasing them is a part of the page (admin/widgets/personal-data.tsx).
 */
export const CUSTOMER_PAGES: ChangedFile[] = [
  { file: dashboardFile("chunk"), changes: [inOrder("source?")] },
  { file: dashboardFile("chunk"), changes: [inOrder("customer")] },
  {
    file: dashboardFile("customer-detail"),
    changes: [
      inOrder("customer"),
      inOrder("customer"),
      { from: 'children: "Add"', to: 'children: t2("actions.add")' },
      {
        from: "const { canUpdate, canDelete } = useCustomerPermissions();",
        to: "const { canUpdate } = useCustomerPermissions();\n  const canDelete = false;",
      },
      inOrder("customer"),
    ],
  },
]
