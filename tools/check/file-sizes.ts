import { findFiles, isTest, readText, report } from './files.ts';

const SOURCE_LINES = 300;
const TEST_LINES = 500;
const CODE = '{apps,packages,tools,bench,test}/**/*.{ts,tsx,js,css}';
/** Tables of values rather than code. */
const DATA = /^apps\/api\/seed\/world\/|^packages\/contract\/src\/errors\.ts$/;

/** Sources end at 300 lines and tests at 500. */
export async function fileSizes(root: string): Promise<string | null> {
  return report(
    findFiles(root, CODE)
      .filter((file) => !DATA.test(file))
      .flatMap((file) => {
        const lines = readText(root, file).trimEnd().split('\n').length;
        const limit = isTest(file) ? TEST_LINES : SOURCE_LINES;
        return lines > limit ? [`${file}: ${lines} lines, allowed ${limit}`] : [];
      }),
  );
}
