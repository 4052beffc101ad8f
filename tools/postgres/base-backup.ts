import { once } from "node:events"
import { createWriteStream } from "node:fs"
import { finished } from "node:stream/promises"
import pg from "pg"

const PRIVATE_FILE_MODE = 0o600
const CONNECT_TIMEOUT_MS = 5_000
/**
 * The first byte of messages that carry the archive: postgresql.org/docs/18/protocol-replication.html,
 * "BASE_BACKUP".
 */
const ARCHIVE_DATA = "d".charCodeAt(0)
/** All files with the log that makes them consistent; the server verifies page checksums. */
const COMMAND = "BASE_BACKUP (LABEL 'porteka', CHECKPOINT 'fast', WAL true, MANIFEST 'no')"

/** The client library passes on copy data only for COPY; this command answers with the same messages. */
class BaseBackup extends pg.Query {
  readonly #onData: (bytes: Buffer, connection: pg.Connection) => void

  constructor(onData: (bytes: Buffer, connection: pg.Connection) => void) {
    super(COMMAND)
    this.#onData = onData
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: pg.Connection): void {
    // Copied, because the library reuses its buffer before the file has written it.
    if (chunk[0] === ARCHIVE_DATA) this.#onData(Buffer.from(chunk.subarray(1)), connection)
  }
}

/**
 * Copies a whole running PostgreSQL into a tar file, like `pg_basebackup`, which the embedded one lacks.
 * Concurrent writers are not blocked. The copy runs on the same kind of machine, with the same major version.
 * @param url of a database in it; its user must be allowed to replicate
 * @param file to write, readable by its owner only
 */
export async function copyServer(url: string, file: string): Promise<void> {
  const address = new URL(url)
  address.searchParams.set("replication", "true")
  const client = new pg.Client({
    connectionString: address.href,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  client.on("error", () => undefined)
  await client.connect()
  try {
    const out = createWriteStream(file, { mode: PRIVATE_FILE_MODE })
    const query = new BaseBackup((bytes, { stream }) => {
      if (out.write(bytes) || stream.isPaused()) return
      stream.pause()
      out.once("drain", () => stream.resume())
    })
    client.query(query)
    await Promise.all([once(query, "end").then(() => out.end()), finished(out)])
  } finally {
    await client.end()
  }
}
