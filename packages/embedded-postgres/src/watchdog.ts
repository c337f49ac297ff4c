import { spawn } from 'node:child_process';

/**
 * Waits until the other end of the pipe closes, stops the server (INT: fast shutdown with a checkpoint; QUIT after 8 s),
 * and removes the run folder. Ignores signals to the process group of the terminal.
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
 * Stops the server if this process dies without stopping it (kill -9, out of memory). The kernel then closes the pipe
 * to a shell, which stops the server. Returns a function that ends the shell.
 */
export function startWatchdog(pid: number, runFolder: string): () => void {
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'errand-pg-watchdog', `${pid}`, runFolder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  shell.on('error', () => {}); // without /bin/sh there is no watchdog, and the next start stops the orphan
  shell.stdin.on('error', () => {});
  shell.unref();
  (shell.stdin as unknown as { unref?: () => void }).unref?.();
  return () => shell.kill('SIGKILL');
}
