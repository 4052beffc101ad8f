import { data } from "react-router"

/** The fields of a form with files. @throws 400 if they cannot be read, as nothing but a browser sends them */
export async function readFilesForm(request: Request): Promise<FormData> {
  return await request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
}
