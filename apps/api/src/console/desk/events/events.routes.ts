import {
  CONSOLE_EVENTS_PATH,
  CONSOLE_RESOURCES,
  type ConsoleEvent,
  FOLLOWING_RESOURCES,
} from '@errand/contract/console/events';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_CHANGED, type ConsoleChange, RECONNECTED } from '../../../platform/events/index.ts';
import { AppError, eventStreams } from '../../../platform/http/index.ts';
import { isInScope, isWaived, scopeOf } from '../../access.ts';
import type { ConsoleDeps, Member } from '../../console-context.ts';
import { sessionTokenOf } from '../../cookie.ts';
import { consoleOrigin, requireOwnOrigin } from '../../origin.ts';
import type { ResolveMember } from '../../route.ts';

/** The session is checked after this many heartbeats, once a minute, and when accounts change. */
const BEATS_PER_CHECK = 4;
const ACCOUNTS: readonly string[] = ['session', 'staff', 'roles'];

/**
 * The event stream of a signed-in console (CONSOLE_EVENTS_PATH of the contract). Events name the changed resource
 * without its data. A member receives the changes that their grants reach. The stream ends with the session.
 */
export function consoleEventRoutes(
  app: FastifyInstance,
  deps: ConsoleDeps,
  resolveMember: ResolveMember,
): void {
  const openStream = eventStreams(app);

  app.get(CONSOLE_EVENTS_PATH, async (request, reply) => {
    const origin = consoleOrigin(deps, request);
    requireOwnOrigin({ method: 'GET' }, request, origin);
    const token = sessionTokenOf(request, origin);
    const first = await current();
    if (!first) throw new AppError('unauthenticated');
    let member: Member = first;

    async function current(): Promise<Member | null> {
      const found = token ? await resolveMember(deps, token) : null;
      return found && (found.session.completedAt || isWaived(found, deps.demo)) ? found : null;
    }

    let beats = 0;
    const stream = openStream(reply, {
      onBeat: () => {
        beats += 1;
        if (beats % BEATS_PER_CHECK === 0) void check();
      },
      onClose: () => {
        for (const leave of leaves) leave();
      },
    });
    const leaves = [
      deps.events.subscribe(CONSOLE_CHANGED, (change) => {
        if (ACCOUNTS.includes(change.resource)) void check();
        const { id, by = null } = change;
        for (const resource of [change.resource, ...(FOLLOWING_RESOURCES[change.resource] ?? [])])
          if (isReceiver(member, { ...change, resource }))
            stream.send('changed', { resource, id, by } satisfies ConsoleEvent);
      }),
      deps.events.subscribe(RECONNECTED, () => stream.send('again', {})),
    ];

    async function check(): Promise<void> {
      const now = await current().catch(() => member);
      if (now) member = now;
      else stream.end();
    }
  });
}

/** Whether a member receives a change. */
function isReceiver(member: Member, { resource, memberId, place }: ConsoleChange): boolean {
  const permission = CONSOLE_RESOURCES[resource];
  if (permission === null) return memberId === member.id;
  // A member receives changes of their own objects in any scope.
  if (memberId === member.id && scopeOf(member.grants, permission, 'self') !== null) return true;
  const scope = scopeOf(member.grants, permission, 'store');
  return scope !== null && (!place || isInScope(scope, place));
}
