import { run } from '../run.ts';

/** Runs a program in `cwd`; null if it succeeds, else its output. */
export async function program(name: string, args: string[], cwd: string): Promise<string | null> {
  const { code, output } = await run(name, args, { cwd });
  return code === 0 ? null : output.trim() || `${name} ended with ${code}`;
}
