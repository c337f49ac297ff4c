import { run } from './run.ts';
import { installPackages } from './system-packages.ts';

/** Whether poppler's programs, which read printed pages, are installed. */
export async function hasPoppler(): Promise<boolean> {
  const found = await Promise.all(
    ['pdfinfo', 'pdftotext', 'pdftoppm'].map((program) => run(program, ['-v'])),
  );
  return found.every(({ code }) => code === 0);
}

/** Finds poppler or installs it as root. False if neither works. */
export async function requirePoppler(report: (line: string) => void): Promise<boolean> {
  return (await hasPoppler()) || installPackages(report, 'Poppler', ['poppler-utils']);
}

export const NO_POPPLER =
  'Tests of printed pages need pdfinfo, pdftotext and pdftoppm. Install them (Debian: apt-get install poppler-utils).';
