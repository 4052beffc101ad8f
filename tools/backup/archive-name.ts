const ARCHIVE = /^porteka-\d{8}T\d{6}Z\.tar\.gz$/

/** A time for file names: sortable, and valid on every file system. */
export const compactTime = (moment: string) => moment.replace(/\.\d+Z$/, "Z").replaceAll(/[-:]/g, "")

/** @param madeAt ISO 8601, UTC */
export const archiveName = (madeAt: string) => `porteka-${compactTime(madeAt)}.tar.gz`

/** Whether a file name is one of our archives'; no other file is ever deleted. */
export const isArchive = (name: string) => ARCHIVE.test(name)
