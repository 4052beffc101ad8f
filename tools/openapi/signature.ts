/** A call regardless of its parameter names: "GET /store/carts/{}". */
export const signature = (method: string, path: string) =>
  `${method} ${path.replace(/:[^/]+|\{[^}]*\}/g, "{}")}`
