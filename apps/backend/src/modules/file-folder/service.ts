import { rm } from "node:fs/promises"
import type { FileTypes } from "@medusajs/framework/types"
import { LocalFileService } from "@medusajs/medusa/file-local"

/** The property of Medusa's provider that says where an upload is written. */
interface Placing {
  getUploadFilePath: (folder: string, key: string) => string
}

/** Uploads in a folder. Medusa's own provider leaves the first part of a file that a full disk cannot take, where everybody can read it. */
export default class FileFolderService extends LocalFileService {
  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    const { getUploadFilePath } = this as unknown as Placing
    const begun: string[] = []
    const placing: Placing = {
      getUploadFilePath(folder, key) {
        const path = getUploadFilePath(folder, key)
        begun.push(path)
        return path
      },
    }
    try {
      return await super.upload.call(Object.assign(Object.create(this), placing), file)
    } catch (error) {
      for (const path of begun) await rm(path, { force: true })
      throw error
    }
  }
}
