export * from "./email.ts"
export * from "./order-in-email.ts"
export * from "./templates/order-placed.ts"
export * from "./templates/order-placed-props.ts"
