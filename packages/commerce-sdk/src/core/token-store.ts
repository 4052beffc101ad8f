/** Where a client stores its bearer token. */
export interface TokenStore {
  get(): string | null | Promise<string | null>
  set(token: string): void | Promise<void>
  clear(): void | Promise<void>
}

/** The part of the web's `Storage` that a token needs: `localStorage`, `sessionStorage`, or a compatible object. */
export interface TokenStorage {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): unknown
  removeItem(key: string): unknown
}

/** The key Medusa's own clients use (specification 9). */
export const TOKEN_STORAGE_KEY = "medusa_auth_token"

/** In memory: lost with the process or the page. */
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

/** In a given storage. Scripts of the page can read a browser's storage: prefer the cookie. */
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
