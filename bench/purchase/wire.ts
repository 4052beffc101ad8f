/** Where a purchase is made. */
export type Door = { backendUrl: string; publishableKey: string }

/** One call to a back end. @throws when it is not answered with success: then nothing was measured */
export async function call<Body>(
  { backendUrl, publishableKey }: Door,
  path: string,
  body?: unknown,
  method = body === undefined ? "GET" : "POST",
): Promise<Body> {
  const response = await fetch(backendUrl + path, {
    method,
    headers: {
      "x-publishable-api-key": publishableKey,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 500)}`)
  return JSON.parse(text) as Body
}
