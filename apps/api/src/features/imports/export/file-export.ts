/** Rows of a list as a file that an import reads. */
export type FileExport = {
  /** The names of the columns in the reader's language, by the keys of the rows. */
  heads: Record<string, string>;
  rowsOf: (ids: number[]) => Promise<Record<string, string>[]>;
};
