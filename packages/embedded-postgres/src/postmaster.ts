import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { findPidFile } from './pid-file.ts';
import { processMark, signal } from './process-mark.ts';
import { runAs } from './server-user.ts';
import type { Setup } from './setup.ts';
import { waitFor } from './wait-for.ts';
import { startWatchdog } from './watchdog.ts';

export type Settings = Record<string, string | number>;

/** A server that this process started. */
export interface Postmaster {
  pid: number;
  stop: () => Promise<void>;
}

const DEFAULTS: Settings = {
  listen_addresses: '', // a private socket only
  unix_socket_permissions: '0700',
  max_connections: 60,
  shared_buffers: '128MB',
  dynamic_shared_memory_type: 'mmap', // containers give /dev/shm 64 MB
  max_parallel_workers_per_gather: 0,
  log_min_messages: 'warning',
};

/** Starts the server and waits until it is ready. If it ends instead, returns its output. */
export async function launch(
  setup: Setup,
  socketDir: string,
  settings: Settings,
): Promise<Postmaster | { failure: string }> {
  const child = spawnServer(setup, {
    ...DEFAULTS,
    ...settings,
    unix_socket_directories: socketDir,
    'errand.owner': processMark(process.pid),
  });
  if (!child?.pid) return { failure: 'the binary cannot be executed' };
  const { pid } = child;
  const life = follow(child);
  const dismissWatchdog = startWatchdog(pid, setup.runFolder);
  const isReady = () => {
    const file = findPidFile(setup.folder);
    return file?.pid === pid && file.status === 'ready';
  };
  await waitFor(() => life.ended() || isReady(), 60_000);
  if (life.ended() || !isReady()) {
    if (!life.ended()) signal(pid, 'SIGQUIT');
    await life.closed;
    dismissWatchdog();
    return { failure: life.output() };
  }
  child.unref();
  (child.stderr as { unref?: () => void } | null)?.unref?.();
  return {
    pid,
    async stop() {
      child.ref();
      if (!life.ended()) signal(pid, 'SIGINT'); // fast shutdown with a checkpoint
      const hard = setTimeout(() => signal(pid, 'SIGQUIT'), 8000);
      await life.exited;
      clearTimeout(hard);
      dismissWatchdog();
    },
  };
}

function spawnServer(setup: Setup, settings: Settings): ChildProcess | null {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  try {
    const child = spawn(path.join(setup.binaries.dir, 'bin/postgres'), ['-D', setup.folder, ...flags], {
      ...runAs(setup.user),
      env: setup.env,
      cwd: '/',
      detached: true, // Ctrl-C at the terminal must not stop the server before its clients
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.on('error', () => {}); // the missing pid shows it
    return child;
  } catch {
    return null; // the system rejects the user
  }
}

/** Tracks a child process: its end, and the last 4000 characters of its output. */
function follow(child: ChildProcess) {
  let output = '';
  let ended = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      ended = true;
      resolve();
    });
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return { exited, closed, ended: () => ended, output: () => output };
}
