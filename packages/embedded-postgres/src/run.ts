import { execFile } from 'node:child_process';
import { runAs, type ServerUser } from './server-user.ts';

/** The outcome of a program: `text` is what it said, on stdout if it went well, else why it failed. */
export interface RunResult {
  ok: boolean;
  text: string;
}

/** Runs one of PostgreSQL's programs to its end, as `user`. It never throws. */
export function run(
  program: string,
  args: string[],
  env: Record<string, string>,
  user: ServerUser | null,
): Promise<RunResult> {
  return new Promise((resolve) => {
    const options = { ...runAs(user), env, cwd: '/', encoding: 'utf8' } as const;
    try {
      execFile(program, args, options, (error, stdout, stderr) => {
        resolve(
          error ? { ok: false, text: stderr.trim() || error.message } : { ok: true, text: stdout.trim() },
        );
      });
    } catch (error) {
      resolve({ ok: false, text: String(error) }); // some refusals of spawn are thrown at once
    }
  });
}

/** The line of a failed program's output that says why, without PostgreSQL's time stamp. */
export function whyItFailed(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^\d{4}-\d\d-\d\d \S+ \S+ \[\d+\] /, '').trim());
  const telling = lines.find((line) => /(FATAL|PANIC|error):|error while/i.test(line));
  return telling ?? lines.findLast((line) => line !== '') ?? 'no reason given';
}
