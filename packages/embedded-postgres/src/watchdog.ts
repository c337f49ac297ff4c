import { spawn } from 'node:child_process';

/**
 * The shell's part: wait until our end of the pipe closes, stop the server (INT: fast shutdown with a
 * checkpoint; QUIT after 8 s), then remove the run folder. Signals to the terminal's group pass it by.
 */
const SCRIPT = `
trap '' INT TERM HUP
read -r _
kill -INT "$1" 2>/dev/null
tries=0
while kill -0 "$1" 2>/dev/null && [ $tries -lt 80 ]; do sleep 0.1; tries=$((tries + 1)); done
kill -QUIT "$1" 2>/dev/null
rm -rf "$2"
`;

/**
 * Stops the server if we die without stopping it (kill -9, out of memory): the kernel closes the pipe to a
 * small shell, and that does it. Returns the function which dismisses the shell.
 */
export function startWatchdog(pid: number, runFolder: string): () => void {
  const dog = spawn('/bin/sh', ['-c', SCRIPT, 'errand-pg-watchdog', `${pid}`, runFolder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  dog.on('error', () => {}); // without /bin/sh there is no watchdog; the next start finds the orphan
  dog.stdin.on('error', () => {});
  dog.unref();
  (dog.stdin as unknown as { unref?: () => void }).unref?.();
  return () => dog.kill('SIGKILL');
}
