export * from "./shop-text.ts"
export * from "./terms/terms.ts"
export * from "./terms/terms-pdf.ts"
