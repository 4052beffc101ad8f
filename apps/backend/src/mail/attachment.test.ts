import { createTransport } from "nodemailer"
import { expect, test } from "vitest"
import { toMailOptions } from "./mail-options.ts"

const SENDER = { PUBLIC_URL: "https://porteka.example", MAIL_FROM: undefined }

test("an e-mail contains its files unchanged", async () => {
  const content = Buffer.from("%PDF-1.3 ő")
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    toMailOptions(
      {
        id: "mail_1",
        kind: "order_placed",
        locale: "hu",
        to: "anna@example.hu",
        from: { name: "Portéka", email: "hello@porteka.example" },
        subject: "Köszönjük",
        html: "<p>ő</p>",
        text: "ő",
        created_at: new Date(),
        attachments: [{ file_name: "aszf-1.pdf", media_type: "application/pdf", content }],
      },
      SENDER,
    ),
  )
  const text = String(message)
  expect(text).toContain("Content-Type: application/pdf; name=aszf-1.pdf")
  expect(text).toContain("Content-Disposition: attachment; filename=aszf-1.pdf")
  expect(text).toContain(content.toString("base64"))
})
