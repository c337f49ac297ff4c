import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A screen in memory: WebKitGTK has no other, and Firefox draws WebGL only in a window. */
export type Display = { name: string; close: () => void };

/** Starts Xvfb on the first free display. */
export async function openDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: server.stdout });
  const [number] = (await Promise.race([once(lines, 'line'), once(server, 'exit')])) as [string | number];
  if (server.exitCode !== null) throw new Error(`Xvfb ended with code ${number}.`);
  return { name: `:${number}`, close: () => server.kill() };
}
