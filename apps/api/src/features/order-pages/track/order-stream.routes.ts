import { ORDER_EVENTS_PATH } from '@errand/contract/orders-track';
import { isActive } from '@errand/domain/orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { contextOf, eventStreams, guestIdOf, tokenOf, type Viewer } from '../../../platform/http/index.ts';
import { acquireStreamSlot, followSession, resolveViewer } from '../../auth/index.ts';
import { eventIdOf } from '../read/order-row.ts';
import { type Following, followOrder } from './follow-order.ts';
import { requireVisibleOrder } from './track.service.ts';

/** Heartbeats between renewals of the stream's slot, which is renewed once a minute. */
const BEATS_PER_RENEWAL = 4;

type Query = Record<string, unknown>;

/** The live stream of one order (contract, ORDER_EVENTS_PATH). Open streams end when the server stops. */
export function orderEventsRoutes(app: FastifyInstance, deps: Deps): void {
  const openStream = eventStreams(app);

  app.get(ORDER_EVENTS_PATH, async (request, reply) => {
    const query = request.query as Query;
    const token = tokenOf(request);
    const resolved = await resolveViewer(deps, token, guestIdOf(query, {}));
    const viewer: Viewer = resolved === 'stale' ? { kind: 'nobody' } : resolved;
    // A stream outlives changes of the settings.
    const ctx = { ...contextOf(deps, request, viewer, []), settings: deps.settings };
    const orderId = Number(query.order_id);
    const { row, isReceiver } = await requireVisibleOrder(ctx, {
      orderId,
      contactNumber: textOf(query.contact_number),
      key: textOf(query.key),
    });
    const seen = lastEventId(request, query);
    // No event will follow: 204 stops the reconnects of an EventSource.
    if (!isActive(row.status) && seen !== null && seen >= eventIdOf(row)) return reply.code(204).send();

    const slot = await acquireStreamSlot(deps, viewer, request.ip);
    let beats = 0;
    let following: Following | null = null;
    let closed = false;
    const stream = openStream(reply, {
      onBeat: () => {
        beats += 1;
        void following?.catchUp();
        if (beats % BEATS_PER_RENEWAL === 0) slot.renew();
      },
      onClose: () => {
        closed = true;
        following?.stop();
        session.stop();
        slot.release();
      },
    });
    const session = followSession(deps, token, viewer, () => stream.end());
    following = await followOrder(ctx, orderId, seen, stream, isReceiver);
    if (closed) following.stop();
  });
}

function lastEventId(request: FastifyRequest, query: Query): number | null {
  const sent = Number(textOf(request.headers['last-event-id']) ?? textOf(query.last_event_id));
  return Number.isSafeInteger(sent) && sent > 0 ? sent : null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
