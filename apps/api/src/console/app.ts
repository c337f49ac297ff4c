import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { catalogConsoleRoutes } from '../features/catalog/console/catalog.console-routes.ts';
import { cityMapRoutes } from '../features/city-maps/city-maps.routes.ts';
import { contentConsoleRoutes } from '../features/content/console/content.console-routes.ts';
import { zoneConsoleRoutes } from '../features/location/console/zones.console-routes.ts';
import { moduleConsoleRoutes } from '../features/modules/console/modules.console-routes.ts';
import { figureConsoleRoutes } from '../features/orders/console/figures.console-routes.ts';
import { orderConsoleRoutes } from '../features/orders/console/orders.console-routes.ts';
import { reasonConsoleRoutes } from '../features/orders/console/reasons.console-routes.ts';
import { phoneOrderConsoleRoutes } from '../features/orders/phone/phone-orders.console-routes.ts';
import { promotionConsoleRoutes } from '../features/promotions/console/promotions.console-routes.ts';
import { refundConsoleRoutes } from '../features/refunds/console/refunds.console-routes.ts';
import { settingsConsoleRoutes } from '../features/settings/console/settings.console-routes.ts';
import { storeConsoleRoutes } from '../features/stores/console/stores.console-routes.ts';
import { registerBodyParsers } from '../platform/http/body.ts';
import {
  CONNECTION_LIMITS,
  connectionOptions,
  limitConnections,
} from '../platform/http/connections/connection-limits.ts';
import { requireHost } from '../platform/http/connections/require-host.ts';
import { createProxyTrust } from '../platform/http/connections/trusted-proxies.ts';
import { handleErrors } from '../platform/http/error-handler.ts';
import { FIELDS_BYTES, UPLOAD_LIMITS } from '../platform/http/uploads/upload-limits.ts';
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

export type ConsoleOptions = {
  /** As of the shop (`ApiOptions`). */
  trustedProxies?: readonly string[];
};

/** The HTTP side of the console: a table of contents. It listens on an origin of its own. */
export async function buildConsole(
  deps: ConsoleDeps,
  options: ConsoleOptions = {},
): Promise<FastifyInstance> {
  const app = await consoleApp(deps, options);
  const route = createConsoleRoute(app, deps, resolveMember);
  sessionRoutes(route);
  staffRoutes(route);
  auditRoutes(route);
  viewRoutes(route);
  settingsConsoleRoutes(route);
  refundConsoleRoutes(route);
  orderConsoleRoutes(route);
  phoneOrderConsoleRoutes(route);
  figureConsoleRoutes(route);
  promotionConsoleRoutes(route);
  contentConsoleRoutes(route);
  reasonConsoleRoutes(route);
  catalogConsoleRoutes(route);
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
export async function consoleApp(deps: ConsoleDeps, options: ConsoleOptions = {}): Promise<FastifyInstance> {
  const isProxy = createProxyTrust(options.trustedProxies ?? []);
  const app = Fastify({
    loggerInstance: deps.log,
    trustProxy: isProxy,
    bodyLimit: FIELDS_BYTES,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    ...connectionOptions(CONNECTION_LIMITS),
  });
  handleErrors(app);
  limitConnections(app, CONNECTION_LIMITS, isProxy);
  requireHost(app);
  await app.register(multipart, { limits: UPLOAD_LIMITS });
  registerBodyParsers(app);
  return app;
}
