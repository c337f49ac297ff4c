import { Socket } from 'node:net';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';

const SAMPLE_MS = 1000;
/** A start blocks the event loop itself: it imports modules and renders its first pages. */
const START_MS = 10_000;
const RETRY_SECONDS = 5;
/** A load balancer would end a process that is only busy. */
const ALWAYS_SERVED = new Set(['/healthz', '/readyz']);
/** Files are cheap, and an admitted page is broken without its scripts and pictures. */
const FILES = ['/assets/', '/media/'];

/**
 * Rejects requests early with `busy` while the event loop is later than `latestMs`, so that running requests can finish.
 * Starts `startMs` after the server listens, because the delay that a start causes is not load.
 */
export async function shedLoad(
  app: FastifyInstance,
  {
    latestMs,
    sampleMs = SAMPLE_MS,
    startMs = START_MS,
  }: { latestMs: number; sampleMs?: number; startMs?: number },
): Promise<void> {
  let beginsAt = Infinity;
  app.addHook('onListen', async () => {
    beginsAt = performance.now() + startMs;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: latestMs,
    sampleInterval: sampleMs,
    pressureHandler: async (request) => {
      if (isServed(request) || performance.now() < beginsAt) return;
      throw new AppError('busy', { seconds: RETRY_SECONDS });
    },
  });
}

/** Calls inside the process belong to a page that was admitted. */
function isServed({ raw, url, routeOptions }: FastifyRequest): boolean {
  const isFile = FILES.some((folder) => url.startsWith(folder));
  return isFile || ALWAYS_SERVED.has(routeOptions.url ?? '') || !(raw.socket instanceof Socket);
}
