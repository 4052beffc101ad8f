import { request } from "node:http"
import { buffer } from "node:stream/consumers"

export type RawAnswer = { headers: Record<string, string | undefined>; body: Buffer }

/** The answer as it travels: nothing is decompressed. @throws Error when it is not a success */
export function fetchRaw(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const outgoing = request(url, { headers }, async (incoming) => {
    try {
      const body = await buffer(incoming)
      if (incoming.statusCode !== 200) throw new Error(`${url} answered ${incoming.statusCode}.`)
      resolve({ headers: incoming.headers as RawAnswer["headers"], body })
    } catch (error) {
      reject(error)
    }
  })
  outgoing.on("error", reject)
  outgoing.end()
  return promise
}
