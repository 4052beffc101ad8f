/** The body of every error of the storefront's own JSON API. */
export interface ApiError {
  message: string
  error: { status: number; message: string }
}

export function toApiError(status: number, message: string): ApiError {
  return { message, error: { status, message } }
}
