/** The configuration of routes that are answered when the process is overloaded, where the others answer 503. */
export const WHEN_OVERLOADED = { pressureHandler: () => undefined } as const
