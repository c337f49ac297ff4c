import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { cityMapRoutes } from '../features/city-maps/city-maps.routes.ts';
import { zoneConsoleRoutes } from '../features/location/console/zones.console-routes.ts';
import { moduleConsoleRoutes } from '../features/modules/console/modules.console-routes.ts';
import { refundConsoleRoutes } from '../features/refunds/console/refunds.console-routes.ts';
import { settingsConsoleRoutes } from '../features/settings/console/settings.console-routes.ts';
import { storeConsoleRoutes } from '../features/stores/console/stores.console-routes.ts';
import { registerBodyParsers } from '../platform/http/body.ts';
import { handleErrors } from '../platform/http/error-handler.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import type { ConsoleDeps } from './console.types.ts';
import { consoleEventRoutes } from './events/events.routes.ts';
import { createConsoleRoute } from './route.ts';
import { setUpRoutes } from './set-up/set-up.routes.ts';
import { resolveMember } from './staff/resolve-member.ts';
import { sessionRoutes } from './staff/session.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { viewRoutes } from './views/views.routes.ts';

export type { ConsoleDeps } from './console.types.ts';
export { addStaff, isBuiltInRole } from './staff/add-staff.ts';
export { type DemoAccount, ensureDemoStaff } from './staff/demo-staff.ts';

/** The HTTP side of the console: a table of contents. It listens on an origin of its own. */
export async function buildConsole(
  deps: ConsoleDeps,
  options: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  const app = await consoleApp(deps, options);
  const route = createConsoleRoute(app, deps, resolveMember);
  sessionRoutes(route);
  staffRoutes(route);
  auditRoutes(route);
  viewRoutes(route);
  settingsConsoleRoutes(route);
  refundConsoleRoutes(route);
  storeConsoleRoutes(route);
  zoneConsoleRoutes(route);
  moduleConsoleRoutes(route);
  setUpRoutes(route);
  consoleEventRoutes(app, deps, resolveMember);
  // On this origin, so that the maps of the shop need not be open to others.
  cityMapRoutes(app, { ...deps, publicUrl: '' }, { plain: true });
  return app;
}

/** The server without routes. */
export async function consoleApp(
  deps: ConsoleDeps,
  options: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    trustProxy: 'loopback',
    bodyLimit: 1024 * 1024,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    ...options,
  });
  handleErrors(app);
  await app.register(multipart, { limits: { fileSize: 8 * 1024 * 1024, files: 10, fields: 200 } });
  registerBodyParsers(app);
  return app;
}
