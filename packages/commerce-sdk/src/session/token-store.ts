/** Where a client keeps the bearer token it signs its calls with. */
export interface TokenStore {
  get(): string | null | Promise<string | null>
  set(token: string): void | Promise<void>
  clear(): void | Promise<void>
}

/** The part of the web's `Storage` a token needs: `localStorage`, `sessionStorage`, or anything like them. */
export interface TokenStorage {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): unknown
  removeItem(key: string): unknown
}

/** The key Medusa's own clients use (specification 9). */
export const TOKEN_STORAGE_KEY = "medusa_auth_token"

/** In memory: gone with the process or the page. */
export function memoryTokens(token: string | null = null): TokenStore {
  let current = token
  return {
    get: () => current,
    set: (next) => {
      current = next
    },
    clear: () => {
      current = null
    },
  }
}

/** In a storage that is given. A script of the page can read what lies in a browser's storage: prefer the cookie. */
export function storedTokens(storage: TokenStorage, key = TOKEN_STORAGE_KEY): TokenStore {
  return {
    get: () => storage.getItem(key),
    set: async (token) => {
      await storage.setItem(key, token)
    },
    clear: async () => {
      await storage.removeItem(key)
    },
  }
}
