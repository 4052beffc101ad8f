import { statfs } from "node:fs/promises"
import { dirname } from "node:path"
import { UserError } from "./user-error.mjs"

const BYTES_PER_MIB = 1024 * 1024

/**
 * Free space for an unprivileged writer at the path, or at its nearest existing parent, in MiB.
 * @param {string} path
 * @returns {Promise<number>}
 */
export async function freeMebibytes(path) {
  try {
    const { bavail, bsize } = await statfs(path)
    return Math.floor((bavail * bsize) / BYTES_PER_MIB)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOENT") throw error
    return freeMebibytes(dirname(path))
  }
}

/**
 * @param {string} path
 * @param {number} neededMebibytes
 * @param {string} purpose what the space is for, as it follows "space for"
 * @throws {UserError} if there is less
 */
export async function requireFreeSpace(path, neededMebibytes, purpose) {
  const free = await freeMebibytes(path)
  if (free >= neededMebibytes) return
  throw new UserError(
    `The disk has too little space for ${purpose}: ${free} MiB are free at ${path}, ${neededMebibytes} MiB are needed.`,
    "Free some space and run the command again.",
  )
}
