const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
/** A household or a rented server gets at least this many bits of its own (RIPE-690, 4.2). */
const NETWORK_BITS = 56
const GROUP_BITS = 16

/**
 * The key that limits count: an IPv4 address, or the network of an IPv6 address, because the owner of one
 * such address has millions.
 * @param address of a client, as Node returns it
 */
export function clientNetwork(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped) return mapped
  const [plain = address] = address.split("%")
  if (!plain.includes(":")) return address
  const [head = "", tail] = plain.split("::")
  const before = head ? head.split(":") : []
  const after = tail ? tail.split(":") : []
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after]
  const whole = Math.floor(NETWORK_BITS / GROUP_BITS)
  const upperByte = Number.parseInt(groups[whole] ?? "0", 16) >> (GROUP_BITS - (NETWORK_BITS % GROUP_BITS))
  const kept = groups.slice(0, whole).map((group) => Number.parseInt(group, 16).toString(16))
  return `${[...kept, upperByte.toString(16)].join(":")}/${NETWORK_BITS}`
}
