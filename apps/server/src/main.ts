import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildApi, CATALOG_CHANGED } from '@errand/api';
import { bookHistory } from '@errand/api/books';
import { loadCityMaps } from '@errand/api/city-maps';
import { ensureDemoStaff } from '@errand/api/console';
import { startCourierTicker } from '@errand/api/demo';
import { registerJobs } from '@errand/api/jobs';
import { moduleTypes } from '@errand/api/modules';
import { RECONNECTED } from '@errand/api/platform/events';
import { mediaUrl } from '@errand/api/platform/files';
import { buildHealth, createReadiness } from '@errand/api/platform/health';
import { logOptions } from '@errand/api/platform/log';
import { createMaps } from '@errand/api/platform/maps';
import { buildMetricsServer } from '@errand/api/platform/metrics';
import { applicantPapers } from '@errand/api/registration';
import { DEMO_CUSTOMER, findWorld, seedDemoWorld } from '@errand/api/seed';
import { onSettingsChanged } from '@errand/api/settings';
import pino from 'pino';
import { consolePort } from './console/console-port.ts';
import { startConsole } from './console/start-console.ts';
import { migrateDatabase, requireMigrated } from './database/migrations.ts';
import { openDatabase } from './database.ts';
import { openDeps } from './deps.ts';
import { readEnv } from './env/env.ts';
import { serveIcons } from './icons/serve-icons.ts';
import { checkAddress } from './listen/check-address.ts';
import { explainListenError } from './listen/listen-error.ts';
import { mapOrigins, mapsSettings } from './maps-settings.ts';
import { ensureBuild, ensureConsoleBuild } from './pages/build.ts';
import { serveDevPages } from './pages/dev-pages.ts';
import { signInProviders } from './pages/page-policy.ts';
import { servePages } from './pages/pages.ts';
import { createReporter } from './reporter.ts';
import { closeServer, type StopSignal, type StopStep, stopOnSignals } from './stop/stop.ts';
import { explainStorageError } from './storage-error.ts';
import { declareShop, requireChoice, requireWorld } from './world.ts';

// The composition root: opens the database, migrates, seeds the demo world and serves API and pages on one port.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const startedAt = performance.now();
const dev = process.argv.includes('--dev');
const env = readEnv();
const [serves, works] = [env.ROLE !== 'worker', env.ROLE !== 'web'];
requireChoice(process.env);
const maps = mapsSettings(env);
const reporter = createReporter();
const log = pino(logOptions(env.LOG_LEVEL), pino.destination({ dest: 2, sync: false }));

await checkAddress(env);
const building =
  dev || !serves
    ? Promise.resolve('')
    : ensureBuild(ROOT, () => reporter.info('Building the pages (only after a change)…'));
// The database opens in parallel; a failed build is reported where it is awaited.
building.catch(() => {});
const hasConsole = serves && consolePort(env) !== null;
const buildingConsole = building.then(() =>
  !hasConsole || dev
    ? ''
    : ensureConsoleBuild(ROOT, () => reporter.info('Building the console (only after a change)…')),
);
buildingConsole.catch(() => {});

const database = await openDatabase(env, reporter);
const readiness = createReadiness();
const drainMs = env.DRAIN_SECONDS * 1000;
const stops: StopStep[] = [() => database.stop()];
stopOnSignals(stops, { reporter, drainMs });
try {
  await (env.MIGRATE ? migrateDatabase : requireMigrated)(database.sessionUrl);
  const opened = await openDeps(env, database, log);
  stops.unshift(() => opened.stop());
  const world = await findWorld(opened.deps);
  requireWorld(world, env);
  if (world === 'empty' && !env.DEMO) await declareShop(opened.deps, env);
  if (env.DEMO) {
    const progress = reporter.progress('Creating the demo world');
    await seedDemoWorld(opened.deps, (share) => progress.at(share));
    progress.done();
    await bookHistory(opened.deps);
  }
  await applicantPapers.privatize(opened.deps);
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
  // Cached before the first request, which may hold the last free connection when it needs them.
  await deps.settings();

  const app = serves
    ? await buildApi(deps, {
        readiness,
        busyAfterMs: dev ? undefined : env.BUSY_AFTER_MS,
        trustedProxies: env.TRUSTED_PROXIES ?? [],
      })
    : buildHealth(deps, readiness);
  // Only SIGTERM waits for load balancers: Ctrl-C comes from a developer.
  const drain = (signal: StopSignal) => pause(signal === 'SIGTERM' ? drainMs : 0);
  stops.unshift((signal) => closeServer(app, readiness, { drain: () => drain(signal) }));
  if (serves) serveIcons(app, async () => mediaUrl(deps.publicUrl, (await deps.settings()).fav_icon));
  if (serves && dev) {
    const vite = await serveDevPages(app, {
      webFolder: path.join(ROOT, 'apps/web'),
      publicUrl: deps.publicUrl,
      now: deps.now,
      moduleType: (id) => moduleTypes.of(deps, id),
    });
    stops.unshift(() => vite.stop());
  } else if (serves) {
    const pages = await servePages(app, {
      buildFolder: await building,
      dataFolder: env.DATA_DIR,
      publicUrl: deps.publicUrl,
      now: deps.now,
      moduleType: (id) => moduleTypes.of(deps, id),
      policy: async () => ({ mapOrigins: mapOrigins(env), signIn: signInProviders(await deps.settings()) }),
    });
    for (const topic of [CATALOG_CHANGED, RECONNECTED])
      deps.events.subscribe(topic, () => pages.invalidate());
    onSettingsChanged(deps, () => pages.invalidate());
  }

  registerJobs(deps, { demoSpeed: env.DEMO_SPEED });
  await deps.jobs.start();
  if (env.DEMO && works) {
    const ticker = startCourierTicker(deps);
    stops.unshift(() => ticker.stop());
  }
  if (env.METRICS_PORT !== undefined) {
    const metrics = buildMetricsServer(deps);
    stops.push(() => metrics.close());
    const address = { PORT: env.METRICS_PORT, HOST: env.METRICS_HOST };
    await metrics.listen({ port: address.PORT, host: address.HOST }).catch((error: unknown) => {
      throw explainListenError(error, address, 'METRICS_');
    });
  }
  await app.listen({ port: env.PORT, host: env.HOST }).catch((error: unknown) => {
    throw explainListenError(error, env);
  });

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const bound = app.server.address(); // PORT=0 takes any free one
  const port = typeof bound === 'object' && bound ? bound.port : env.PORT;
  const name = serves ? 'Errand' : 'The worker';
  reporter.info(`${name} is open at ${env.PUBLIC_URL ?? `http://localhost:${port}`} (ready in ${seconds} s)`);
  if (env.DEMO && serves)
    reporter.info(`Sign in as ${DEMO_CUSTOMER.email} with ${DEMO_CUSTOMER.password}, or order as a guest.`);
  const folder = dev ? path.join(ROOT, 'apps/console') : path.join(await buildingConsole, 'client');
  const staffConsole =
    hasConsole && (await startConsole(deps, env, { folder, dev, shopPort: port, reporter }));
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
  for (const stop of stops) await stop('SIGINT').catch(() => {});
  throw explained;
}
