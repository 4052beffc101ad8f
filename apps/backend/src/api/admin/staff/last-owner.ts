import { notAllowed } from "../../../refusals/refusals.ts"

/** Somebody has to have all rights. */
export const lastOwner = () =>
  notAllowed({
    hu: "Ő az utolsó tulajdonos: előbb adja másnak ezt a munkakört.",
    en: "This is the last owner: give somebody else this role first.",
  })
