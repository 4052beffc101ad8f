/** A component of a deployed part, in CycloneDX's format. */
export interface Component {
  group?: string
  name: string
  version: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
}

/**
 * Licenses that only require that their text and the authors' names are kept, which is the case in the
 * installed packages.
 */
const ACCEPTED = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  // Used unchanged, in separate files.
  "MPL-2.0",
  "MPL-1.1",
  "OFL-1.1",
  "CC-BY-4.0",
  // libvips, which is a separate, replaceable library next to sharp.
  "LGPL-3.0-or-later",
])

const MIT_AND_ENTERPRISE = "MIT, parts of it Medusa Enterprise Edition"

/** Licenses of packages without one in their manifest, taken from their own files. */
const READ_BY_HAND: Record<string, string> = {
  "dictionary-en": "MIT AND BSD-3-Clause",
  "png-js": "MIT",
  "@medusajs/admin-bundler": "MIT",
  "@medusajs/admin-sdk": "MIT",
  "@medusajs/admin-shared": "MIT",
  "@medusajs/admin-vite-plugin": "MIT",
  "@medusajs/auth-oidc": "Medusa Enterprise Edition",
  "@medusajs/core-flows": MIT_AND_ENTERPRISE,
  "@medusajs/dashboard": MIT_AND_ENTERPRISE,
  "@medusajs/framework": MIT_AND_ENTERPRISE,
  "@medusajs/js-sdk": MIT_AND_ENTERPRISE,
  "@medusajs/link-modules": MIT_AND_ENTERPRISE,
  "@medusajs/medusa": MIT_AND_ENTERPRISE,
  "@medusajs/rbac": "Medusa Enterprise Edition",
  "@medusajs/types": MIT_AND_ENTERPRISE,
  "@medusajs/utils": MIT_AND_ENTERPRISE,
  busboy: "MIT",
  "connect-dynamodb": "MIT",
  limiter: "MIT",
  "parent-require": "MIT",
  streamsearch: "MIT",
}

/** Parts of Medusa that need a commercial agreement when they are used; both features are switched off here. */
const UNUSED = new Set(["Medusa Enterprise Edition", MIT_AND_ENTERPRISE])

const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name)

function licenseOf(component: Component): string {
  const names = (component.licenses ?? []).map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name ?? "",
  )
  return names.filter(Boolean).join(" AND ") || READ_BY_HAND[nameOf(component)] || "none named"
}

/** With OR one accepted license is enough, with AND all of them have to be accepted. */
function isAccepted(license: string): boolean {
  const bare = license.replace(/[()]/g, "")
  return (
    UNUSED.has(bare) || bare.split(" AND ").every((all) => all.split(" OR ").some((one) => ACCEPTED.has(one)))
  )
}

interface LicenseReport {
  /** The number of packages per license, the most frequent first. */
  counts: [license: string, packages: number][]
  /** Packages that have to be checked by hand. */
  unknown: string[]
}

export function reportLicenses(components: readonly Component[]): LicenseReport {
  const counts = new Map<string, number>()
  const unknown: string[] = []
  for (const component of components) {
    const license = licenseOf(component)
    counts.set(license, (counts.get(license) ?? 0) + 1)
    if (!isAccepted(license)) unknown.push(`${nameOf(component)} ${component.version}: ${license}`)
  }
  return { counts: [...counts].sort(([, one], [, other]) => other - one), unknown }
}
