import { type ChangedFile, dashboardFile } from "./changed-file.ts"

/**
 * "Delete" only hid the customer: name and address stayed in orders. Erasing them is a part of the page
 * (admin/widgets/personal-data.tsx).
 */
export const CUSTOMER_PAGES: ChangedFile[] = [
  {
    file: dashboardFile("customer-detail"),
    changes: [
      { from: 'children: "Add"', to: 'children: t2("actions.add")' },
      {
        from: "const { canUpdate, canDelete } = useCustomerPermissions();",
        to: "const { canUpdate } = useCustomerPermissions();\n  const canDelete = false;",
      },
    ],
  },
]
