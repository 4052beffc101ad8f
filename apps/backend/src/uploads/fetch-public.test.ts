import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { fetchPublic, type Guard } from "./fetch-public.ts"
import { isPublicAddress } from "./public-address.ts"

const KILOBYTE = 1024
const HERE: Guard = { isPublic: () => true, isUsualPort: () => true }

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "192.0.2.1",
  "::1",
  "::",
  "fe80::1",
  "fd00::1",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::a00:1",
  "2002:a00:1::",
  "2001:db8::1",
  "2001:0:a00:1::",
  "ff02::1",
])("%s is not on the internet", (ip) => {
  expect(isPublicAddress(ip)).toBe(false)
})

test.each(["1.1.1.1", "172.32.0.1", "193.6.20.1", "2606:4700:4700::1111", "2a00:1450::1"])(
  "%s is on the internet",
  (ip) => {
    expect(isPublicAddress(ip)).toBe(true)
  },
)

test("the content of a public URL is downloaded, also after a redirect", async () => {
  const from = await serve(({ url }, response) => {
    if (url === "/old.png") response.writeHead(301, { location: "/new.png" }).end()
    else response.end("picture")
  })
  expect((await fetchPublic(`${from}/old.png`, KILOBYTE, HERE)).toString()).toBe("picture")
})

test.each([
  "http://127.0.0.1/a.png",
  "http://2130706433/a.png",
  "http://[::1]/a.png",
  "http://[::ffff:127.0.0.1]/a.png",
  "http://169.254.169.254/latest/meta-data",
  "http://localhost/a.png",
])("%s is not called: it is in a private network", async (address) => {
  await expect(fetchPublic(address, KILOBYTE)).rejects.toThrow("belső hálózaton")
})

test.each([
  "ftp://a.example/a.png",
  "file:///etc/passwd",
  "http://me:it@a.example/",
  "http://a.example:5432/",
])("%s is not called", async (address) => {
  await expect(fetchPublic(address, KILOBYTE)).rejects.toThrow("Csak http:// vagy https://")
})

test("the path of a picture is no address", async () => {
  await expect(fetchPublic("product/sal.jpg", KILOBYTE, HERE)).rejects.toThrow("nem teljes webcím")
})

test("a redirect into a private network is not followed", async () => {
  const called: string[] = []
  const inside = await serve(({ url }, response) => {
    called.push(url ?? "")
    response.end("secret")
  })
  const from = await serve((_, response) => response.writeHead(302, { location: `${inside}/secret` }).end())
  const { port } = new URL(from)
  const guard = { ...HERE, isUsualPort: (one: string) => one === port }
  await expect(fetchPublic(from, KILOBYTE, guard)).rejects.toThrow("egyedi port")
  expect(called).toEqual([])
})

test("a name that resolves into a private network is not called", async () => {
  const called: string[] = []
  const inside = new URL(
    await serve(({ url }, response) => {
      called.push(url ?? "")
      response.end()
    }),
  )
  const guard = { ...HERE, isPublic: isPublicAddress }
  await expect(fetchPublic(`http://localhost:${inside.port}/`, KILOBYTE, guard)).rejects.toThrow("belső")
  expect(called).toEqual([])
})

test("a redirect loop, an error and an oversized file end with a sentence", async () => {
  const from = await serve(({ url }, response) => {
    if (url === "/circle") response.writeHead(302, { location: "/circle" }).end()
    else if (url === "/gone") response.writeHead(404).end()
    else if (url === "/declared")
      response.writeHead(200, { "content-length": 2 * KILOBYTE }).end("x".repeat(2 * KILOBYTE))
    else response.end("x".repeat(2 * KILOBYTE))
  })
  const get = (path: string) => fetchPublic(from + path, KILOBYTE, HERE)
  await expect(get("/circle")).rejects.toThrow("túl sokszor vezet tovább")
  await expect(get("/gone")).rejects.toThrow("hibát küldött (404)")
  await expect(get("/declared")).rejects.toThrow("nagyobb")
  await expect(get("/undeclared")).rejects.toThrow("nagyobb")
})
