/** One row of `npm run check`. `root` is the checkout, or a test's scratch copy. */
export type Check = {
  name: string;
  /** Returns null, or the findings as text. */
  run: (root: string) => Promise<string | null>;
  /** The text is information for a reader and never fails. */
  isReport?: boolean;
};
