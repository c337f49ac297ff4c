import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
export const BIN = path.join(ROOT, 'node_modules/.bin');

export type Outcome = { code: number; output: string };

/** Runs a program of node_modules/.bin or the PATH in the project and collects its output; `show` prints it too. */
export function run(
  program: string,
  args: string[],
  options: { show?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH}`, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const append = (chunk: Buffer) => {
      output += chunk;
      if (options.show) process.stdout.write(chunk);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
