import { program } from './program.ts';

/** knip: files, exports and dependencies that nothing uses. */
export async function unusedCode(root: string): Promise<string | null> {
  return program('knip', ['--no-progress'], root);
}
