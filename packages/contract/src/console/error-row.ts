/** The status and the texts of a rejection. */
export type ErrorRow = { status: number; en: string; ar: string };
