import { LIVE_EVENTS_PATH } from '@errand/contract/live';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { ownerTopic, RECONNECTED } from '../../platform/events/index.ts';
import { AppError, eventStreams, guestIdOf, ownerOf, tokenOf } from '../../platform/http/index.ts';
import { acquireStreamSlot, followSession, resolveViewer } from '../auth/index.ts';

/** Number of heartbeats between two checks of the session's expiry, which are a minute apart. */
const BEATS_PER_CHECK = 4;

/**
 * The live stream of a viewer's devices (contract, LIVE_EVENTS_PATH). It names the changed data, which clients then
 * refetch.
 */
export function liveRoutes(app: FastifyInstance, deps: Deps): void {
  const openStream = eventStreams(app);

  app.get(LIVE_EVENTS_PATH, async (request, reply) => {
    const guestId = guestIdOf(request.query as Record<string, unknown>, {});
    const token = tokenOf(request);
    const viewer = await resolveViewer(deps, token, guestId);
    const owner = viewer === 'stale' ? null : ownerOf(viewer);
    if (viewer === 'stale' || owner === null)
      throw new AppError(token ? 'unauthenticated' : 'guest_required');

    const slot = await acquireStreamSlot(deps, viewer, request.ip);

    let beats = 0;
    const stream = openStream(reply, {
      onBeat: () => {
        beats += 1;
        if (beats % BEATS_PER_CHECK !== 0) return;
        session.check();
        slot.renew();
      },
      onClose: () => {
        for (const leave of leaves) leave();
      },
    });
    const session = followSession(deps, token, viewer, () => stream.end());
    const leaves = [
      () => session.stop(),
      () => slot.release(),
      deps.events.subscribe(ownerTopic(owner), (data) => stream.send(data.kind, data)),
      deps.events.subscribe(RECONNECTED, () => stream.send('again', {})),
    ];
  });
}
