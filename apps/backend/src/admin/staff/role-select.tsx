import { STAFF_ROLES, type StaffRole } from "@porteka/commerce-sdk/wire"
import { staffTexts } from "./staff-texts.ts"

interface RoleSelectProps {
  label: string
  value: StaffRole
  onChange: (role: StaffRole) => void
}

export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  const { roles, rights } = staffTexts()
  return (
    <select
      aria-label={label}
      title={rights[value]}
      value={value}
      onChange={(event) => onChange(event.target.value as StaffRole)}
      className="rounded-md border bg-ui-bg-field px-2 py-1"
    >
      {STAFF_ROLES.map((role) => (
        <option key={role} value={role}>
          {roles[role]}
        </option>
      ))}
    </select>
  )
}
