/** A part of what is deployed, as an SBOM of CycloneDX names it. */
export interface Component {
  group?: string
  name: string
  version: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
}

/** Licenses whose terms the shop keeps by what it does anyway: names and texts lie beside the installed packages. */
const ACCEPTED = new Set([
  ...[
    "MIT",
    "MIT-0",
    "ISC",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "CC0-1.0",
  ],
  // Unchanged, in files of their own.
  ...["MPL-2.0", "MPL-1.1", "OFL-1.1", "CC-BY-4.0"],
  // libvips: a library beside sharp, which anybody can replace.
  "LGPL-3.0-or-later",
])

const MIT_AND_ENTERPRISE = "MIT, parts of it Medusa Enterprise Edition"

/** Packages that name no license in their manifest, by what their own files say. */
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

/** Come with Medusa and need an agreement with its maker where they are used; the shop switches both features off. */
const UNUSED = new Set(["Medusa Enterprise Edition", MIT_AND_ENTERPRISE])

const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name)

function licenseOf(component: Component): string {
  const names = (component.licenses ?? []).map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name ?? "",
  )
  return names.filter(Boolean).join(" AND ") || READ_BY_HAND[nameOf(component)] || "none named"
}

/** "(MIT OR GPL-2.0)" leaves the choice, "Apache-2.0 AND MIT" does not. */
function isAccepted(license: string): boolean {
  const bare = license.replace(/[()]/g, "")
  return (
    UNUSED.has(bare) || bare.split(" AND ").every((all) => all.split(" OR ").some((one) => ACCEPTED.has(one)))
  )
}

interface LicenseReport {
  /** How many packages are under which license, the most frequent first. */
  counts: [license: string, packages: number][]
  /** Packages that somebody has to look at. */
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
