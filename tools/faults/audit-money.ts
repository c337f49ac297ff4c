import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from '../run.ts';

/** Compares the books of a running shop with its orders (`errand audit money`); returns what differs, as lines. */
export async function auditMoney(databaseUrl: string): Promise<{ summary: string; differences: string[] }> {
  const child = spawn(process.execPath, ['apps/server/cli.js', 'audit', 'money'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const lines = (await text(child.stdout)).trim().split('\n');
  const code = await ended;
  const summary = lines.at(-1)?.trim() ?? '';
  return {
    summary,
    differences: code === 0 ? [] : [`audit money ended with ${code}`, ...lines.slice(0, -1)],
  };
}
