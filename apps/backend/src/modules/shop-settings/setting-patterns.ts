/** Of Google Analytics 4. */
export const MEASUREMENT_ID = /^G-[A-Z0-9]{4,20}$/
/** Of Meta. */
export const PIXEL_ID = /^\d{5,20}$/
/** Of the register of companies. */
export const COMPANY_NUMBER = /^\d{2}-\d{2}-\d{6}$/
/** Of the register of sole traders. */
export const SOLE_TRADER_NUMBER = /^\d{6,10}$/
