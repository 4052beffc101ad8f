const FILE = /^[0-9a-f-]{36}-(small|large)\.jpg$/

/** @throws 404 for a name that no photo has, before the back end is asked */
export function requirePhotoFile(file: string): string {
  if (!FILE.test(file)) throw new Response(null, { status: 404 })
  return file
}

/** Neither storefront nor browser caches it, so that it disappears with its review. */
export const photoAnswer = async (photo: Blob): Promise<Response> =>
  new Response(await photo.arrayBuffer(), {
    headers: { "content-type": "image/jpeg", "x-content-type-options": "nosniff" },
  })
