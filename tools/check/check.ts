/** One row of `npm run check`. `run` returns null, or the findings as text. `root` is the checkout, or a test's scratch copy. */
export type Check = { name: string; run: (root: string) => Promise<string | null> };
