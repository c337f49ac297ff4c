// What `npm start` runs. Plain JavaScript, because an old Node must be able to read it as far as the sentence.
import { existsSync } from 'node:fs';
import { refuseOldNode } from './node-guard.js';

const refusal = refuseOldNode(process.versions.node, process.env);
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  const envFile = new URL('../../.env', import.meta.url);
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  try {
    await import('./src/main.ts');
  } catch (error) {
    const { startFailureText } = await import('./src/start-error.ts');
    console.error(startFailureText(error));
    process.exit(1);
  }
}
