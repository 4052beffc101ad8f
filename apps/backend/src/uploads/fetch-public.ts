import { type LookupAddress, type LookupAllOptions, lookup } from "node:dns"
import { type IncomingMessage, get as requestHttp } from "node:http"
import { get as requestHttps } from "node:https"
import { isIP, type LookupFunction } from "node:net"
import { staffText } from "../staff-language/staff-language.ts"
import { isPublicAddress } from "./public-address.ts"

const TIMEOUT_MS = 20_000
const MOST_REDIRECTS = 3
const FIRST_REDIRECT = 300
const FIRST_REFUSAL = 400

/** Its message is for the staff. */
export class UnfetchedError extends Error {
  override readonly name = "UnfetchedError"
}

/** Allowed targets; tests allow this machine. */
export interface Guard {
  isPublic: (ip: string) => boolean
  /** As in a URL: empty for the default port of its protocol. */
  isUsualPort: (port: string) => boolean
}

const GUARD: Guard = { isPublic: isPublicAddress, isUsualPort: (port) => port === "" }

/** Downloads a public URL from an imported file or from the staff. @throws UnfetchedError */
export async function fetchPublic(address: string, mostBytes: number, guard: Guard = GUARD): Promise<Buffer> {
  if (!URL.canParse(address)) {
    throw new UnfetchedError(
      staffText({
        hu: "Ez nem teljes webcím: az úgy kezdődik, hogy https://.",
        en: "This is no whole address: one begins with https://.",
      }),
    )
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    let url = new URL(address)
    for (let steps = 0; steps <= MOST_REDIRECTS; steps++) {
      requireAllowed(url, guard)
      const response = await request(url, signal, guard)
      const next = redirectOf(response, url)
      if (!next) return await readBytes(response, mostBytes)
      response.destroy()
      url = next
    }
    throw new UnfetchedError(
      staffText({ hu: "A cím túl sokszor vezet tovább.", en: "The address leads on too many times." }),
    )
  } catch (error) {
    if (error instanceof UnfetchedError) throw error
    throw signal.aborted ? tooSlow() : notReached(error)
  }
}

function requireAllowed(url: URL, { isPublic, isUsualPort }: Guard): void {
  const { protocol, username, password, hostname, port } = url
  const isWeb = protocol === "http:" || protocol === "https:"
  if (!isWeb || username || password || !isUsualPort(port)) {
    throw new UnfetchedError(
      staffText({
        hu: "Csak http:// vagy https:// címről tölthető le kép, jelszó és egyedi port nélkül.",
        en: "Pictures are fetched from http:// and https:// addresses only, without a password and an unusual port.",
      }),
    )
  }
  const ip = hostname.replace(/^\[|\]$/g, "")
  if (isIP(ip) && !isPublic(ip)) throw notPublic()
}

function request(url: URL, signal: AbortSignal, guard: Guard): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp
    const headers = { accept: "image/*", "user-agent": "Porteka" }
    send(url, { agent: false, headers, signal, lookup: publicOnly(guard) }, resolve).on("error", reject)
  })
}

/** Resolves a host name to allowed addresses: the checked address is the one that is connected to. */
function publicOnly({ isPublic }: Guard): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true } as LookupAllOptions, (error, addresses: LookupAddress[]) => {
      const allowed = error ? [] : addresses.filter(({ address }) => isPublic(address))
      const [first] = allowed
      if (!first) return done(error ?? notPublic(), "")
      return options.all ? done(null, allowed) : done(null, first.address, first.family)
    })
  }
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  const isRedirect = statusCode >= FIRST_REDIRECT && statusCode < FIRST_REFUSAL
  return isRedirect && headers.location ? new URL(headers.location, from) : null
}

async function readBytes(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const { statusCode = 0, headers } = response
  if (statusCode !== 200) {
    response.destroy()
    throw new UnfetchedError(
      staffText({
        hu: `A cím hibát küldött (${statusCode}).`,
        en: `The address sent an error (${statusCode}).`,
      }),
    )
  }
  const chunks: Buffer[] = []
  let bytes = Number(headers["content-length"] ?? 0)
  if (bytes <= mostBytes) {
    bytes = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) break
      chunks.push(chunk)
    }
  }
  response.destroy()
  if (bytes <= mostBytes) return Buffer.concat(chunks)
  const megabytes = mostBytes / 1024 / 1024
  throw new UnfetchedError(
    staffText({ hu: `A fájl nagyobb ${megabytes} MB-nál.`, en: `The file is larger than ${megabytes} MB.` }),
  )
}

const notPublic = () =>
  new UnfetchedError(
    staffText({
      hu: "A cím nem az interneten van, hanem belső hálózaton.",
      en: "The address is not on the internet but in a private network.",
    }),
  )

const tooSlow = () =>
  new UnfetchedError(
    staffText({
      hu: `A cím ${TIMEOUT_MS / 1000} másodperc alatt nem küldte el a fájlt.`,
      en: `The address did not send the file within ${TIMEOUT_MS / 1000} seconds.`,
    }),
  )

const notReached = (cause: unknown) =>
  new UnfetchedError(staffText({ hu: "A cím nem érhető el.", en: "The address cannot be reached." }), {
    cause,
  })
