// The entry of `npm run errand`.
import { bootstrap } from './bootstrap.js';

await bootstrap(async () => {
  const { runCommand } = await import('./src/cli.ts');
  process.exitCode = await runCommand(process.argv.slice(2));
});
