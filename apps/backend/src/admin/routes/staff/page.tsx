import { defineRouteConfig } from "@medusajs/admin-sdk"
import { UserGroup } from "@medusajs/icons"
import { Container, Heading, Table, Text, toast } from "@medusajs/ui"
import { STAFF_ROLES, type StaffAnswer, type StaffRole } from "@porteka/commerce-sdk/wire"
import { useCallback, useEffect, useState } from "react"
import { CardHead } from "../../card-head.tsx"
import { HeadedTable } from "../../headed-table.tsx"
import { ActionList } from "../../staff/action-list.tsx"
import { InviteForm } from "../../staff/invite-form.tsx"
import { ReadableBy } from "../../staff/readable-by.tsx"
import { RoleSelect } from "../../staff/role-select.tsx"
import { SecondFactorCell } from "../../staff/second-factor-cell.tsx"
import { SecondFactorPolicy } from "../../staff/second-factor-policy.tsx"
import { readStaff, setRole } from "../../staff/staff-api.ts"
import { staffTexts } from "../../staff/staff-texts.ts"
import { useBusy } from "../../use-busy.ts"

const NOBODY: StaffAnswer = { staff: [], second_factor_required: false }

export default function StaffPage() {
  return (
    <ReadableBy readers={["owner"]} heading={staffTexts().heading}>
      <Staff />
    </ReadableBy>
  )
}

/** The staff, their roles, and the log of changes. */
function Staff() {
  const texts = staffTexts()
  const [{ staff, second_factor_required: isRequired }, setAnswer] = useState(NOBODY)
  const load = useCallback(() => {
    readStaff().then(setAnswer, (error: Error) => toast.error(error.message))
  }, [])
  useEffect(load, [load])

  const [, run] = useBusy()
  const change = (email: string, role: StaffRole) =>
    run(async () => setAnswer(await setRole(email, role)), texts.saved)

  return (
    <div className="flex flex-col gap-3">
      <Container className="p-0">
        <CardHead heading={texts.heading} hint={texts.hint}>
          <Text size="small" className="text-ui-fg-subtle">
            {texts.removal[0]}
            <a className="text-ui-fg-interactive" href="/app/settings/users">
              {texts.removal[1]}
            </a>
            {texts.removal[2]}
          </Text>
          <ul className="pt-2">
            {STAFF_ROLES.map((role) => (
              <li key={role}>
                <Text size="small">
                  <strong>{texts.roles[role]}:</strong> {texts.rights[role]}
                </Text>
              </li>
            ))}
          </ul>
        </CardHead>
        <HeadedTable columns={texts.columns}>
          {staff.map((member) => (
            <Table.Row key={member.id}>
              <Table.Cell>{member.email}</Table.Cell>
              <Table.Cell>{member.is_invited ? texts.invited : member.name}</Table.Cell>
              <Table.Cell>
                <RoleSelect
                  label={texts.roleOf(member.email)}
                  value={member.role}
                  onChange={(next) => change(member.email, next)}
                />
              </Table.Cell>
              <Table.Cell>
                <SecondFactorCell member={member} onChange={setAnswer} />
              </Table.Cell>
            </Table.Row>
          ))}
        </HeadedTable>
      </Container>
      <Container className="p-0">
        <Heading level="h2" className="px-6 pt-4">
          {texts.invite}
        </Heading>
        <InviteForm onDone={load} />
      </Container>
      <SecondFactorPolicy required={isRequired} onChange={setAnswer} />
      <ActionList />
    </div>
  )
}

export const config = defineRouteConfig({
  label: "menu.staff",
  translationNs: "translation",
  icon: UserGroup,
  rank: 11,
})
