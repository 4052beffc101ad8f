// The baseline: node:http sending one stored answer from memory.
// Arguments: the file of the body, its headers as JSON.
import { readFileSync } from "node:fs"
import { createServer } from "node:http"

const [file = "", json = "{}"] = process.argv.slice(2)
const body = readFileSync(file)
const headers = JSON.parse(json)

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})

server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  if (address && typeof address === "object") process.stdout.write(`${address.port}\n`)
})
