import { BlockList, isIPv4, isIPv6 } from "node:net"
import type { MedusaRequest } from "@medusajs/framework/http"
import { environment } from "../../env.ts"
import { describeDevice } from "./describe-device.ts"

/**
 * The shopper a call is made for. The storefront's server reports it in headers; for any other caller it is the
 * caller.
 */
export interface Shopper {
  /** Null if the address identifies nobody, as behind a proxy that is not configured: all visitors share it. */
  address: string | null
  device: string
  /** The address without its last part, for display. */
  place: string | null
  browser: string | null
}

const LONGEST_BROWSER = 64

const local = new BlockList()
for (const [net, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  local.addSubnet(net, prefix, "ipv4")
}
local.addAddress("::1", "ipv6")
local.addSubnet("fc00::", 7, "ipv6")
local.addSubnet("fe80::", 10, "ipv6")

type Call = Pick<MedusaRequest, "headers" | "ip"> & { socket: Pick<MedusaRequest["socket"], "remoteAddress"> }

export function readShopper(req: Call, storefronts = environment().STOREFRONT_ADDRESSES): Shopper {
  const address = readShopperAddress(req, storefronts)
  const device = header(req, "x-shopper-device")
  const browser = header(req, "x-shopper-browser")
  return {
    address,
    device: describeDevice(device === undefined ? (header(req, "user-agent") ?? "") : decode(device)),
    place: address === null ? null : shortened(address),
    browser: browser !== undefined && browser.length <= LONGEST_BROWSER ? browser : null,
  }
}

/**
 * The header is accepted from storefronts only: those in our own network or in `STOREFRONT_ADDRESSES`.
 * Otherwise a caller could evade all limits by sending a new address each time.
 */
function readShopperAddress(req: Call, storefronts: readonly string[]): string | null {
  const caller = readAddress(req.socket.remoteAddress) ?? readAddress(req.ip)
  if (caller && !storefronts.includes(caller)) return caller
  const named = header(req, "x-shopper-address")
  return named === undefined ? caller : readAddress(named)
}

/** "193.224.x.x", "2001:4c48:x" */
function shortened(address: string): string {
  if (isIPv4(address)) return `${address.split(".").slice(0, 2).join(".")}.x.x`
  return `${address.split(":").slice(0, 2).join(":")}:x`
}

function readAddress(value: string | undefined): string | null {
  const plain = value?.replace(/^::ffff:(?=\d+\.)/, "") ?? ""
  if (isIPv4(plain)) return local.check(plain, "ipv4") ? null : plain
  if (isIPv6(plain)) return local.check(plain, "ipv6") ? null : plain
  return null
}

function header({ headers }: Pick<MedusaRequest, "headers">, name: string): string | undefined {
  const value = headers[name]
  return typeof value === "string" && value !== "" ? value : undefined
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ""
  }
}
