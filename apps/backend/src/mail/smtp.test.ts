import type { AddressInfo } from "node:net"
import { createServer, type Server, type Socket } from "node:net"
import { afterEach, expect, test } from "vitest"
import type { MailMessage } from "./message.ts"
import { sendBySmtp } from "./smtp.ts"

const SENDER = { PUBLIC_URL: "https://porteka.example", MAIL_FROM: undefined }

const MESSAGE: MailMessage = {
  id: "omail_1",
  kind: "order_placed",
  locale: "hu",
  from: { name: "Portéka", email: "hello@porteka.example" },
  to: "anna@example.hu",
  subject: "Rendelését megkaptuk",
  html: "<p>Köszönjük</p>",
  text: "Köszönjük",
  created_at: new Date("2026-11-21T08:00:00Z"),
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A mail server that speaks just enough SMTP, with a configurable answer for each recipient. */
async function mailServer(answerToRecipient: string): Promise<{ url: string; received: string[] }> {
  const received: string[] = []
  const server = createServer((socket) => converse(socket, answerToRecipient, received))
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

function converse(socket: Socket, answerToRecipient: string, received: string[]): void {
  let data: string | undefined
  socket.write("220 test\r\n")
  socket.on("data", (chunk) => {
    if (data !== undefined) {
      data += chunk.toString()
      if (!data.endsWith("\r\n.\r\n")) return
      received.push(data)
      data = undefined
      socket.write("250 taken\r\n")
      return
    }
    const command = chunk.toString().slice(0, 4).toUpperCase()
    if (command === "DATA") data = ""
    socket.write(
      command === "RCPT" ? `${answerToRecipient}\r\n` : command === "DATA" ? "354 go on\r\n" : "250 ok\r\n",
    )
  })
}

test("sends the e-mail with both parts and an id that a repetition would share", async () => {
  const { url, received } = await mailServer("250 ok")
  await sendBySmtp(url, MESSAGE, SENDER)
  expect(received).toHaveLength(1)
  expect(received[0]).toContain("Message-ID: <omail_1@porteka.example>")
  expect(received[0]).toContain("To: anna@example.hu")
  expect(received[0]).toContain("Content-Language: hu")
  expect(received[0]).toMatch(/text\/plain[\s\S]*text\/html/)
})

test("directs replies to another address than the sender's, if it is told so", async () => {
  const { url, received } = await mailServer("250 ok")
  await sendBySmtp(url, MESSAGE, SENDER)
  await sendBySmtp(url, { ...MESSAGE, reply_to: "vevo@example.hu" }, SENDER)
  expect(received.map((mail) => /^Reply-To: (.*)\r$/m.exec(mail)?.[1])).toEqual([
    undefined,
    "vevo@example.hu",
  ])
})

test("fails if the server does not accept it, so that it is sent later", async () => {
  const { url, received } = await mailServer("451 try later")
  await expect(sendBySmtp(url, MESSAGE, SENDER)).rejects.toThrow("451")
  expect(received).toEqual([])
})
