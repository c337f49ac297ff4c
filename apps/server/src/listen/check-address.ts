import { createServer } from 'node:net';
import type { Env } from '../env/env.ts';
import { explainListenError } from './listen-error.ts';

/**
 * Listens on HOST and PORT for a moment, before anything else is created. Throws StartError if the process cannot
 * listen there, so that a start with a taken port leaves no data folder, database or build behind.
 */
export async function checkAddress(env: Pick<Env, 'HOST' | 'PORT'>): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port: env.PORT, host: env.HOST }, resolve);
    });
  } catch (error) {
    throw explainListenError(error, env);
  }
  await new Promise((resolve) => server.close(resolve));
}
