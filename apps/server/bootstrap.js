// The entry shared by `npm start` and `npm run errand`. Plain JavaScript that an old Node can parse, so that it reaches
// the message about the required version.
import { existsSync } from 'node:fs';
import { enableCompileCache } from './compile-cache.js';
import { checkNodeVersion } from './node-guard.js';

/**
 * Loads `.env` and runs `run`. An error is printed for the operator and ends the process with exit code 1.
 * @param {() => Promise<unknown>} run
 */
export async function bootstrap(run) {
  const problem = checkNodeVersion(process.versions.node, process.env);
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  enableCompileCache();
  const envFile = new URL('../../.env', import.meta.url);
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  // Node would print an error with the values of its statement. Unhandled rejections arrive here as well.
  process.on('uncaughtException', (error) => void end(error));
  await run().catch(end);
}

/** Set by the first error, which alone is printed; later ones follow from it. */
let ends = false;

/** @param {unknown} error */
async function end(error) {
  if (ends) return;
  ends = true;
  const { startFailureText } = await import('./src/start-error.ts');
  const { exitProcess } = await import('./src/stop/exit-process.ts');
  console.error(startFailureText(error));
  await exitProcess(1);
}
