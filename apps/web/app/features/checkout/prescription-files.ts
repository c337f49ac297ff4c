import { useEffect, useState } from 'react';

/** As the server takes them (its own look at what is in a file is what counts). */
export const MAX_FILES = 3;
export const MAX_MEGABYTES = 5;
export const FILE_TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

export type FileProblem = 'tooMany' | 'tooLarge' | 'wrongType';

/** Files that are there with those that were chosen now; the same file is taken once. Says why one was left out. */
export function withFiles(there: File[], chosen: File[]): { files: File[]; problem: FileProblem | null } {
  let problem: FileProblem | null = null;
  const files = [...there];
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

/** An address under which the browser shows a chosen picture; null for what is none. */
export function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
