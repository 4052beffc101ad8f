import { STAFF_ROLES, type StaffRole } from "@porteka/commerce-sdk/wire"
import { SELECT } from "../select-class.ts"
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
      className={SELECT}
    >
      {STAFF_ROLES.map((role) => (
        <option key={role} value={role}>
          {roles[role]}
        </option>
      ))}
    </select>
  )
}
