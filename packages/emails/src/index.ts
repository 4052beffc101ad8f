export * from "./email.ts"
export * from "./order-in-email.ts"
export * from "./order-placed-props.ts"
