import { randomBytes } from "node:crypto"

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const ID_LENGTH = 24

/** A new id in Stripe's format: `pi_` and 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(ID_LENGTH)}`
}

/** The secret that lets a browser confirm one payment: `pi_…_secret_…`. */
export function newClientSecret(id: string): string {
  return `${id}_secret_${randomText(ID_LENGTH)}`
}

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join("")
}
