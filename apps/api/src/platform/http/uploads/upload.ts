/** A file of a multipart body. */
export type Upload = { field: string; filename: string; contentType: string; bytes: Buffer };
