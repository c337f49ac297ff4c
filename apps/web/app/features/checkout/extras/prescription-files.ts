import type { TextKey } from '@errand/client/i18n.tsx';

/** The server's limits; the server also checks the content of each file. */
export const MAX_FILES = 3;
export const MAX_MEGABYTES = 5;
export const FILE_TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

export type FileProblem = 'tooMany' | 'tooLarge' | 'wrongType';

/** The text of each problem; that of too many files is the one of every upload [CONST-11]. */
export const FILE_PROBLEM_TEXTS = {
  tooMany: 'ui.imagesMost',
  tooLarge: 'checkout.file.tooLarge',
  wrongType: 'checkout.file.wrongType',
} as const satisfies Record<FileProblem, TextKey>;

/** Adds the chosen files without duplicates. `problem` is the first reason why a file was rejected. */
export function withFiles(present: File[], chosen: File[]): { files: File[]; problem: FileProblem | null } {
  let problem: FileProblem | null = null;
  const files = [...present];
  for (const file of chosen) {
    if (files.some((known) => isSame(known, file))) continue;
    if (!FILE_TYPES.split(',').includes(file.type)) problem ??= 'wrongType';
    else if (file.size > MAX_MEGABYTES * 1024 * 1024) problem ??= 'tooLarge';
    else if (files.length >= MAX_FILES) problem = 'tooMany';
    else files.push(file);
  }
  return { files, problem };
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
