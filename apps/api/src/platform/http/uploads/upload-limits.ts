/** Maximum size of one file. The features have stricter rules, which name the file that breaks them. */
const FILE_BYTES = 8 * 1024 * 1024;

/** Maximum size of all fields of a form together, like a body without files, which has a few kB. */
export const FIELDS_BYTES = 256 * 1024;

/** Limits of one multipart body. The largest form, a store's registration, has about thirty fields. */
export const UPLOAD_LIMITS = { fileSize: FILE_BYTES, files: 10, fields: 200, fieldSize: FIELDS_BYTES };

/** All files of a request together: five photos of 5 MB. */
export const REQUEST_BYTES = 25 * 1024 * 1024;

/** The files of all requests that a process holds in memory at once. */
export const PROCESS_BYTES = 64 * 1024 * 1024;

/** The files of one address, so that no address can use up the memory. */
export const ADDRESS_BYTES = PROCESS_BYTES / 2;
