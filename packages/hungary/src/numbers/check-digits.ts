/** Weights of the Hungarian checksums (tax number, GIRO account number), repeated as long as needed. */
const WEIGHTS = [9, 7, 3, 1]

/** Whether the weighted sum of the digits, including the check digit, is divisible by ten. */
export function hasValidCheckSum(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (WEIGHTS[i % WEIGHTS.length] ?? 0)
  return sum % 10 === 0
}
