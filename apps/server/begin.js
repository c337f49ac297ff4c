// How everything begins that is typed. Plain JavaScript, because an old Node must be able to read it as far as the
// sentence that refuses it.
import { existsSync } from 'node:fs';
import { refuseOldNode } from './node-guard.js';
import { loadQuickly } from './quick-load.js';

/**
 * Runs `run` with the environment of `.env`; what it cannot do becomes one sentence and exit code 1.
 * @param {() => Promise<unknown>} run
 */
export async function begin(run) {
  const refusal = refuseOldNode(process.versions.node, process.env);
  if (refusal) {
    console.error(refusal);
    process.exitCode = 1;
    return;
  }
  loadQuickly();
  const envFile = new URL('../../.env', import.meta.url);
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  try {
    await run();
  } catch (error) {
    const { startFailureText } = await import('./src/start-error.ts');
    console.error(startFailureText(error));
    process.exit(1);
  }
}
