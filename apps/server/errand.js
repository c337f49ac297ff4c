// What `npm run errand` runs. Plain JavaScript, because an old Node must be able to read it as far as the sentence.
import { existsSync } from 'node:fs';
import { refuseOldNode } from './node-guard.js';

const refusal = refuseOldNode(process.versions.node, process.env);
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  const envFile = new URL('../../.env', import.meta.url);
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const { startFailureText } = await import('./src/start-error.ts');
  try {
    const { runCommand } = await import('./src/errand.ts');
    process.exitCode = await runCommand(process.argv.slice(2));
  } catch (error) {
    console.error(startFailureText(error));
    process.exitCode = 1;
  }
}
