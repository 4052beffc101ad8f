export * from "./complete.ts"
export * from "./limits.ts"
export * from "./shop.ts"
export * from "./shop-type.ts"
