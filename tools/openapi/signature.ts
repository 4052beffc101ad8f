/** A call whatever its places are named: "GET /store/carts/{}". */
export const signature = (method: string, path: string) =>
  `${method} ${path.replace(/:[^/]+|\{[^}]*\}/g, "{}")}`
