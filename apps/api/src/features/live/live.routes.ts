import { LIVE_EVENTS_PATH } from '@errand/contract/live';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { ownerTopic, RECONNECTED } from '../../platform/events/index.ts';
import { AppError, eventStreams, guestIdOf, ownerOf, tokenOf } from '../../platform/http/index.ts';
import { resolveViewer } from '../auth/index.ts';

/** The token is checked every so many heartbeats, once a minute. */
const BEATS_PER_CHECK = 4;

/**
 * The live stream of a viewer's devices (contract, LIVE_EVENTS_PATH). It names the changed data, which clients then
 * refetch.
 */
export function liveRoutes(app: FastifyInstance, deps: Deps): void {
  const openStream = eventStreams(app);

  app.get(LIVE_EVENTS_PATH, async (request, reply) => {
    const guestId = guestIdOf(request.query as Record<string, unknown>, {});
    const owner = await currentOwner();
    if (owner === null) throw new AppError(tokenOf(request) ? 'unauthenticated' : 'guest_required');

    async function currentOwner(): Promise<string | null> {
      const viewer = await resolveViewer(deps, tokenOf(request), guestId);
      return viewer === 'stale' ? null : ownerOf(viewer);
    }

    let beats = 0;
    const stream = openStream(reply, {
      onBeat: () => {
        beats += 1;
        if (beats % BEATS_PER_CHECK === 0) void endUnlessCurrent();
      },
      onClose: () => {
        for (const leave of leaves) leave();
      },
    });
    const leaves = [
      deps.events.subscribe(ownerTopic(owner), (data) => stream.send(data.kind, data)),
      deps.events.subscribe(RECONNECTED, () => stream.send('again', {})),
    ];

    async function endUnlessCurrent(): Promise<void> {
      const now = await currentOwner().catch(() => owner);
      if (now !== owner) stream.end();
    }
  });
}
