import { Socket } from 'node:net';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';

/** Requests that arrive while the event loop is this late would be answered when nobody waits for them any more. */
const LATEST_MS = 1000;
const SAMPLE_MS = 1000;
const RETRY_SECONDS = 5;
/** A balancer would end a process that is only busy. */
const ALWAYS_SERVED = new Set(['/healthz', '/readyz']);
/** Without its scripts and pictures an admitted page is broken, and files cost little. */
const FILES = ['/assets/', '/media/'];

/** Rejects requests early with `busy` while the event loop is late, so that those under way can finish. */
export async function shedLoad(
  app: FastifyInstance,
  { latestMs = LATEST_MS, sampleMs = SAMPLE_MS }: { latestMs?: number; sampleMs?: number } = {},
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: latestMs,
    sampleInterval: sampleMs,
    pressureHandler: async (request) => {
      if (isServed(request)) return;
      throw new AppError('busy', { seconds: RETRY_SECONDS });
    },
  });
}

/** Calls inside the process belong to a page that was admitted. */
function isServed({ raw, url, routeOptions }: FastifyRequest): boolean {
  const isFile = FILES.some((folder) => url.startsWith(folder));
  return isFile || ALWAYS_SERVED.has(routeOptions.url ?? '') || !(raw.socket instanceof Socket);
}
