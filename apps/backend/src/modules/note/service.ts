import { MedusaService } from "@medusajs/framework/utils"
import { Note } from "./models/note.ts"

/** Notes of the staff. */
export default class NoteModuleService extends MedusaService({ Note }) {}
