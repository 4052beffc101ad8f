const ARCHIVE = /^porteka-\d{8}T\d{6}Z\.tar\.gz$/

/** A moment as it stands in names: in the order of time, and good on every disk. */
export const compactTime = (moment: string) => moment.replace(/\.\d+Z$/, "Z").replaceAll(/[-:]/g, "")

/** @param madeAt ISO 8601, UTC */
export const archiveName = (madeAt: string) => `porteka-${compactTime(madeAt)}.tar.gz`

/** Whether a file is named as our archives are; no other is ever removed. */
export const isArchive = (name: string) => ARCHIVE.test(name)
