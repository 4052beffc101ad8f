import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Program, serverProgram } from "../processes/program.ts"
import { requireSystemProgram } from "../programs/debian.ts"
import type { Settings } from "../stack/settings.ts"

const LOOPBACK = "127.0.0.1"

/** One address, and the servers behind it. */
export type Front = { port: number; host: string; servers: readonly number[] }

/**
 * nginx sends each request to the next server in turn, even on one connection; if a server refuses the
 * connection, to the one after.
 */
function configuration(folder: string, fronts: readonly Front[]): string {
  const blocks = fronts.map(
    ({ port, host, servers }) => `
  upstream to_${port} {
    # Never mark a server as failed: nginx would not use it for a second after it is back, and if the other one is
    # restarted in that second, there is none. A refused connection costs nothing on one machine.
${servers.map((server) => `    server ${LOOPBACK}:${server} max_fails=0;`).join("\n")}
    keepalive 32;
    # Shorter than the servers keep a connection: what is sent on one that just closes would be lost.
    keepalive_timeout 2s;
  }
  server {
    listen ${host}:${port};
    location / {
      proxy_pass http://to_${port};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_buffering off;
      proxy_request_buffering off;
      # What changes something is not sent to a second server once it was sent to the first (nginx's own rule for POST).
      proxy_next_upstream error timeout;
      proxy_connect_timeout 2s;
      proxy_read_timeout 120s;
    }
  }`,
  )
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `  ${kind}_temp_path ${join(folder, kind)};`,
  )
  return `daemon off;
worker_processes 1;
pid ${join(folder, "nginx.pid")};
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  client_max_body_size 32m;
${temporary.join("\n")}
${blocks.join("\n")}
}
`
}

/** Starts nginx in front of several servers of one kind. @param fronts the addresses it listens on */
export async function proxyProgram(settings: Settings, fronts: readonly Front[]): Promise<Program> {
  const file = await requireSystemProgram({
    name: "nginx",
    needer: "Several servers behind one address",
    places: ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"],
    packages: ["nginx-light", "nginx"],
  })
  const folder = join(settings.state.folder, "nginx")
  mkdirSync(folder, { recursive: true })
  const configurationFile = join(folder, "nginx.conf")
  writeFileSync(configurationFile, configuration(folder, fronts))
  return serverProgram({
    name: "the proxy",
    file,
    args: ["-p", folder, "-c", configurationFile, "-e", "stderr"],
    cwd: folder,
    env: {},
    logFile: join(settings.state.logs, "proxy.log"),
    readyUrl: undefined,
  })
}
