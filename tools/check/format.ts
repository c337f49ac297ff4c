import { program } from './program.ts';

/** Biome's formatting and order of imports. */
export async function format(root: string): Promise<string | null> {
  return program('biome', ['check', '--max-diagnostics=20', '.'], root);
}
