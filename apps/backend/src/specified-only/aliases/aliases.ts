import { adminAliases } from "./admin-aliases.ts"
import type { Alias } from "./alias.ts"
import { storeAliases } from "./store-aliases.ts"

export const aliases: readonly Alias[] = [...storeAliases, ...adminAliases]
