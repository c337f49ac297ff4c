import { execFile } from 'node:child_process';
import { runAs, type ServerUser } from './server-user.ts';

/** The outcome of a program. `text` is stdout after success, else the error output. */
export interface RunResult {
  ok: boolean;
  text: string;
}

/** Runs a PostgreSQL program as `user` and waits for its end. Never throws. */
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
      resolve({ ok: false, text: String(error) }); // spawn throws some errors synchronously
    }
  });
}

/** The line of an error output that names the cause, without PostgreSQL's timestamp. */
export function failureReason(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^\d{4}-\d\d-\d\d \S+ \S+ \[\d+\] /, '').trim());
  const cause = lines.find((line) => /(FATAL|PANIC|error):|error while/i.test(line));
  return cause ?? lines.findLast((line) => line !== '') ?? 'no output';
}
