import path from 'node:path';
import { findFiles, isTest, readText, report } from './files.ts';

const SOURCE_LINES = 300;
const TEST_LINES = 500;
const FOLDER_FILES = 25;
const CODE = '{apps,packages,tools,bench,test,e2e}/**/*.{ts,tsx,js,css}';
/** Tables of values rather than code. */
const DATA =
  /^apps\/api\/seed\/world\/|^apps\/console\/app\/areas\.ts$|^packages\/contract\/src\/errors\.ts$/;
/** May have more files: they are named by domain, and imports name them without a folder. */
const FLAT_FOLDER = 'packages/contract/src';

/** Sources end at 300 lines and tests at 500. A folder above 25 files is divided by use case. */
export async function fileSizes(root: string): Promise<string | null> {
  const files = findFiles(root, CODE).filter((file) => !DATA.test(file));
  return report([...longFiles(root, files), ...largeFolders(files)]);
}

function longFiles(root: string, files: string[]): string[] {
  return files.flatMap((file) => {
    const lines = readText(root, file).trimEnd().split('\n').length;
    const limit = isTest(file) ? TEST_LINES : SOURCE_LINES;
    return lines > limit ? [`${file}: ${lines} lines, allowed ${limit}`] : [];
  });
}

function largeFolders(files: string[]): string[] {
  return [...Map.groupBy(files, (file) => path.dirname(file))].flatMap(([folder, { length }]) =>
    length > FOLDER_FILES && folder !== FLAT_FOLDER
      ? [`${folder}: ${length} files, allowed ${FOLDER_FILES}`]
      : [],
  );
}
