// What `npm run errand` runs.
import { begin } from './begin.js';

await begin(async () => {
  const { runCommand } = await import('./src/errand.ts');
  process.exitCode = await runCommand(process.argv.slice(2));
});
