import { BlockList, isIPv4 } from "node:net"

/** Ranges that are not on the public internet (IANA's special-purpose registries). */
const V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]
/**
 * Exceptions among the global unicast addresses: protocol assignments with Teredo, documentation, 6to4, which
 * may contain other addresses.
 */
const V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]

const special = listOf(V4, "ipv4")
const special6 = listOf(V6, "ipv6")
/** The whole assigned range of IPv6; mapped, translated, private and local addresses are outside. */
const unicast6 = listOf(["2000::/3"], "ipv6")

function listOf(subnets: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [net = "", prefix] = subnet.split("/")
    list.addSubnet(net, Number(prefix), family)
  }
  return list
}

/** Whether an IP address in its usual form is on the public internet. */
export const isPublicAddress = (ip: string): boolean =>
  isIPv4(ip) ? !special.check(ip, "ipv4") : unicast6.check(ip, "ipv6") && !special6.check(ip, "ipv6")
