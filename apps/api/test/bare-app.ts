import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { resolveViewer } from '../src/features/auth/index.ts';
import type { Deps } from '../src/platform/deps.ts';
import { registerBodyParsers } from '../src/platform/http/body.ts';
import { handleErrors } from '../src/platform/http/error-handler.ts';
import { createRoute, type Route } from '../src/platform/http/index.ts';
import { UPLOAD_LIMITS } from '../src/platform/http/uploads/upload-limits.ts';

/** The API with some features only, so that the test of a feature does not depend on the others. */
export async function bareApp(deps: Deps, routes: (route: Route) => void): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
  });
  handleErrors(app);
  await app.register(multipart, { limits: UPLOAD_LIMITS });
  registerBodyParsers(app);
  routes(createRoute(app, deps, resolveViewer));
  return app;
}
