import { execFileSync } from 'node:child_process';
import { type Page, test } from '@playwright/test';
import { hasPoppler, NO_POPPLER } from '../../tools/poppler.ts';

const POINTS_PER_MM = 72 / 25.4;

/** What a page prints. */
export type Paper = {
  widthMm: number;
  heightMm: number;
  /** The text of each page of paper, with spaces and marks of direction reduced to single spaces. */
  pages: string[];
  /** The share of dark pixels of the first page, 0 to 1, with the backgrounds that a browser can be told to print. */
  darkness: number;
};

/**
 * Prints the page on A4 unless its style chooses another size, as Chromium does for its print dialog. The file is in the
 * results of the journey. Skips the journey without poppler, except in CI.
 */
export async function printPage(page: Page, name: string): Promise<Paper> {
  if (!(await hasPoppler())) {
    test.skip(!process.env.CI, NO_POPPLER);
    throw new Error(NO_POPPLER);
  }
  const file = test.info().outputPath(`${name}.pdf`);
  await page.pdf({ path: file, format: 'A4', preferCSSPageSize: true, printBackground: true });
  const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
  const [, width, height] = /Page size: +([\d.]+) x ([\d.]+)/.exec(info) ?? [];
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  const picture = execFileSync('pdftoppm', ['-gray', '-r', '40', '-f', '1', '-singlefile', file], {
    maxBuffer: 1e8,
  });
  return {
    widthMm: Math.round(Number(width) / POINTS_PER_MM),
    heightMm: Math.round(Number(height) / POINTS_PER_MM),
    pages: text.split('\f').slice(0, -1).map(plain),
    darkness: darknessOf(picture),
  };
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Of a picture in the format PGM: `P5 width height maximum`, then one byte for each pixel. */
function darknessOf(picture: Buffer): number {
  const header = /^P5\s+\d+\s+\d+\s+\d+\s/.exec(picture.subarray(0, 40).toString('latin1'))?.[0] ?? '';
  const pixels = picture.subarray(header.length);
  return pixels.reduce((dark, pixel) => dark + (pixel < 128 ? 1 : 0), 0) / pixels.length;
}
