import type { Env } from '../env/env.ts';
import { StartError } from '../start-error.ts';

/**
 * Converts an error of `listen` to a StartError that names what to change; returns any other error unchanged. `prefix`
 * completes the variables' names: `METRICS_`.
 */
export function explainListenError(error: unknown, env: Pick<Env, 'HOST' | 'PORT'>, prefix = ''): unknown {
  const { HOST, PORT } = env;
  switch ((error as NodeJS.ErrnoException | null)?.code) {
    case 'EADDRINUSE': {
      const other = PORT < 65_535 ? PORT + 1 : 3000;
      return new StartError(
        `Port ${PORT} is taken: stop the other program or start with ${prefix}PORT=${other} npm start.`,
      );
    }
    case 'EACCES':
    case 'EPERM':
      return new StartError(
        `Port ${PORT} is not open to this user: start with ${prefix}PORT=${PORT < 1024 ? 3000 : 8080} npm start.`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `${prefix}HOST is "${HOST}", which is no address of this machine: leave it out or start with ${prefix}HOST=127.0.0.1 npm start.`,
      );
    default:
      return error;
  }
}
