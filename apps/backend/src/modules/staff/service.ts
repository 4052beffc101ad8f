import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffAction, StaffMember, StaffRole } from "@porteka/commerce-sdk/wire"
import type { DatabaseDependency } from "../../records/database-dependency.ts"
import { PASSWORD_CHANGED } from "../emailpass/service.ts"

/** Medusa's own table, by the identity that the account logs in with. */
const HAS_SECOND_FACTOR = `
  exists (select from auth_identity i join auth_mfa_factor f on f.auth_identity_id = i.id
           where i.app_metadata->>'user_id' = u.id and i.deleted_at is null
             and f.status = 'enabled' and f.deleted_at is null)`

const HAS_NAMED_OWNER = `
  exists (select from staff_role named join "user" member on lower(member.email) = named.email
           where named.role = 'owner' and member.deleted_at is null)`

/**
 * Until the owner changes it, the first account is the owner, and later ones may only read. When it is gone, the next one is the
 * owner only if there is no other.
 */
const IS_OWNER_UNNAMED = `
  (u.created_at = (select min(created_at) from "user")
   or u.created_at = (select min(created_at) from "user" where deleted_at is null) and not ${HAS_NAMED_OWNER})`

const MEMBERS = `
  select u.id, u.email, ${HAS_SECOND_FACTOR} as has_second_factor, trim(coalesce(u.last_name, '') || ' ' || coalesce(u.first_name, '')) as name,
         coalesce(r.role, case when ${IS_OWNER_UNNAMED} then 'owner' else 'read_only' end) as role
    from "user" u left join staff_role r on r.email = lower(u.email)
   where u.deleted_at is null`

/** Roles of the staff, and the log of their changes. */
export default class StaffModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** The account's staff member; null if it is not a staff account. */
  async find(userId: string): Promise<StaffMember | null> {
    const { rows } = await this.#knex.raw<{ rows: Omit<StaffMember, "is_invited">[] }>(
      `${MEMBERS} and u.id = ?`,
      [userId],
    )
    return rows[0] ? { ...rows[0], is_invited: false } : null
  }

  /** Accounts and open invitations, by address. */
  async list(): Promise<StaffMember[]> {
    const { rows } = await this.#knex.raw<{ rows: StaffMember[] }>(
      `select members.*, false as is_invited from (${MEMBERS}) members
       union all
       select i.id, i.email, false, '', coalesce(r.role, 'read_only'), true
         from invite i left join staff_role r on r.email = lower(i.email)
        where i.deleted_at is null and not i.accepted
          and not exists (select from "user" u where lower(u.email) = lower(i.email) and u.deleted_at is null)
       order by is_invited, email`,
    )
    return rows
  }

  /**
   * Whether somebody signed in before the password was last changed: whoever knew the old one is signed out.
   * @param issuedAt of the token, in seconds
   */
  async hasNewerPassword(authIdentityId: string, issuedAt: number): Promise<boolean> {
    const { rows } = await this.#knex.raw<{ rows: unknown[] }>(
      `select 1 from provider_identity
        where auth_identity_id = ? and deleted_at is null
          and (provider_metadata->>'${PASSWORD_CHANGED}')::bigint > ? limit 1`,
      [authIdentityId, issuedAt],
    )
    return rows.length > 0
  }

  /** Whether an invitation of this address can be accepted. */
  async isInvited(email: string): Promise<boolean> {
    const { rows } = await this.#knex.raw<{ rows: unknown[] }>(
      `select 1 from invite
        where lower(email) = lower(?) and not accepted and expires_at > now() and deleted_at is null limit 1`,
      [email.trim()],
    )
    return rows.length > 0
  }

  /**
   * Under the lock of the staff (`underStaffLock`).
   * @returns false, and changes nothing, if no staff member with all rights would be left
   */
  async setRole(email: string, role: StaffRole): Promise<boolean> {
    if (role !== "owner" && !(await this.hasOtherOwner(email))) return false
    await this.#knex.raw(
      `insert into staff_role (email, role) values (lower(?), ?)
       on conflict (email) do update set role = excluded.role, changed_at = now()`,
      [email, role],
    )
    return true
  }

  /** Whether somebody else has all rights. */
  async hasOtherOwner(email: string): Promise<boolean> {
    const { rows } = await this.#knex.raw<{ rows: unknown[] }>(
      `select from (${MEMBERS}) members where role = 'owner' and lower(email) <> lower(?) limit 1`,
      [email],
    )
    return rows.length > 0
  }

  /** Whether everybody has to log in with a second factor. */
  async requiresSecondFactor(): Promise<boolean> {
    const [policy] = await this.#knex("staff_policy").select("second_factor")
    return policy?.second_factor ?? false
  }

  /** Whether this person still has to set one up. */
  async lacksSecondFactor(member: StaffMember): Promise<boolean> {
    return !member.has_second_factor && (await this.requiresSecondFactor())
  }

  async requireSecondFactor(required: boolean): Promise<void> {
    await this.#knex("staff_policy").insert({ second_factor: required }).onConflict("only_row").merge()
  }

  /** Removes the second factor of an account whose owner has lost the telephone and the recovery codes. */
  async resetSecondFactor(userId: string): Promise<void> {
    const identities = this.#knex("auth_identity")
      .select("id")
      .whereRaw("app_metadata->>'user_id' = ?", [userId])
    await this.#knex("auth_mfa_factor")
      .whereIn("auth_identity_id", identities)
      .update({ status: "disabled", updated_at: this.#knex.fn.now() })
    await this.#knex("auth_mfa_recovery_code").whereIn("auth_identity_id", identities).delete()
  }

  async recordAction(action: Omit<StaffAction, "id" | "at">): Promise<void> {
    await this.#knex("staff_action").insert(action)
  }

  /** Newest first. @param search part of an address or a path */
  async listActions({
    limit,
    offset,
    search,
  }: {
    limit: number
    offset: number
    search: string
  }): Promise<{ actions: StaffAction[]; count: number }> {
    const found = this.#knex("staff_action").where((query) => {
      if (!search) return
      const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
      query.whereILike("email", pattern).orWhereILike("path", pattern)
    })
    const rows = await found.clone().orderBy("id", "desc").limit(limit).offset(offset)
    const [counted] = await found.clone().count("id as count")
    const actions = rows.map((row: Omit<StaffAction, "at"> & { at: Date }) => ({
      ...row,
      at: row.at.toISOString(),
    }))
    return { actions, count: Number(counted?.count ?? 0) }
  }

  async prune(days: number): Promise<void> {
    await this.#knex.raw("delete from staff_action where at < now() - make_interval(days => ?)", [days])
  }
}
