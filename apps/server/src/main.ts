import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApi, CATALOG_CHANGED } from '@errand/api';
import { loadCityMaps } from '@errand/api/city-maps';
import { ensureDemoStaff } from '@errand/api/console';
import { startCourierTicker } from '@errand/api/demo';
import { registerJobs } from '@errand/api/jobs';
import { migrate } from '@errand/api/migrate';
import { createMaps } from '@errand/api/platform/maps';
import { DEMO_CUSTOMER, findWorld, seedDemoWorld } from '@errand/api/seed';
import { onSettingsChanged } from '@errand/api/settings';
import pino from 'pino';
import { consolePort } from './console/console-port.ts';
import { startConsole } from './console/start-console.ts';
import { openDatabase } from './database.ts';
import { openDeps } from './deps.ts';
import { readEnv } from './env/env.ts';
import { checkAddress } from './listen/check-address.ts';
import { explainListenError } from './listen/listen-error.ts';
import { mapsSettings } from './maps-settings.ts';
import { ensureBuild, ensureConsoleBuild } from './pages/build.ts';
import { serveDevPages } from './pages/dev-pages.ts';
import { type Pages, servePages } from './pages/pages.ts';
import { createReporter } from './reporter.ts';
import { stopOnSignals } from './stop.ts';
import { explainStorageError } from './storage-error.ts';
import { declareShop, requireChoice, requireWorld } from './world.ts';

/** The composition root: opens the database, migrates, seeds the demo world and serves API and pages on one port. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const startedAt = performance.now();
const dev = process.argv.includes('--dev');
const env = readEnv();
requireChoice(process.env);
const maps = mapsSettings(env);
const reporter = createReporter();
const log = pino({ level: env.LOG_LEVEL }, pino.destination({ dest: 2, sync: false }));

await checkAddress(env);
const building = dev
  ? Promise.resolve('')
  : ensureBuild(ROOT, () => reporter.info('Building the pages (only after a change)…'));
// The database opens in parallel; a failed build is reported where it is awaited.
building.catch(() => {});
const buildingConsole = building.then(() =>
  consolePort(env) === null
    ? ''
    : ensureConsoleBuild(ROOT, () => reporter.info('Building the console (only after a change)…')),
);
buildingConsole.catch(() => {});

const database = await openDatabase(env, reporter);
const stops: (() => Promise<unknown>)[] = [() => database.stop()];
stopOnSignals(stops, reporter);
try {
  await migrate(database.url);
  let pages: Pages | null = null;
  const opened = await openDeps(env, database.url, log, () => pages?.invalidate());
  stops.unshift(() => opened.stop());
  const world = await findWorld(opened.deps);
  requireWorld(world, env);
  if (world === 'empty' && !env.DEMO) await declareShop(opened.deps, env);
  if (env.DEMO) {
    const progress = reporter.progress('Creating the demo world');
    await seedDemoWorld(opened.deps, (share) => progress.at(share));
    progress.done();
  }
  const local = await loadCityMaps(opened.deps.db);
  if (!local && !maps.geocoder) {
    reporter.info(
      'No geocoder: customers choose their place on the map. Set GEOCODER_PROVIDER to let them search addresses.',
    );
  }
  const deps = {
    ...opened.deps,
    maps: createMaps({ settings: maps, local, log, now: Date.now }),
  };

  const app = await buildApi(deps);
  stops.unshift(() => app.close());
  if (dev) {
    const vite = await serveDevPages(app, {
      webFolder: path.join(ROOT, 'apps/web'),
      publicUrl: deps.publicUrl,
      now: deps.now,
    });
    stops.unshift(() => vite.stop());
  } else {
    pages = await servePages(app, { buildFolder: await building, publicUrl: deps.publicUrl, now: deps.now });
    deps.events.subscribe(CATALOG_CHANGED, () => pages?.invalidate());
    onSettingsChanged(deps, () => pages?.invalidate());
  }

  registerJobs(deps, { demoSpeed: env.DEMO_SPEED });
  await deps.jobs.start();
  if (env.DEMO && env.JOBS) {
    const ticker = startCourierTicker(deps);
    stops.unshift(() => ticker.stop());
  }
  await app.listen({ port: env.PORT, host: env.HOST }).catch((error: unknown) => {
    throw explainListenError(error, env);
  });

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const bound = app.server.address(); // PORT=0 takes any free one
  const port = typeof bound === 'object' && bound ? bound.port : env.PORT;
  reporter.info(`Errand is open at ${env.PUBLIC_URL ?? `http://localhost:${port}`} (ready in ${seconds} s)`);
  if (env.DEMO)
    reporter.info(`Sign in as ${DEMO_CUSTOMER.email} with ${DEMO_CUSTOMER.password}, or order as a guest.`);
  const folder = path.join(await buildingConsole, 'client');
  const staffConsole = await startConsole(deps, env, { folder, shopPort: port, reporter });
  if (staffConsole) {
    stops.unshift(() => staffConsole.stop());
    reporter.info(`The console is open at ${staffConsole.url}`);
    if (env.DEMO) {
      reporter.info('Its accounts, which need no second factor in the demo:');
      for (const { role, mail, password } of await ensureDemoStaff(deps))
        reporter.info(`  ${role}: ${mail} with ${password}`);
    }
  }
  reporter.info('Stop with Ctrl-C.');
} catch (error) {
  const explained = explainStorageError(error, env);
  for (const stop of stops) await stop().catch(() => {});
  throw explained;
}
