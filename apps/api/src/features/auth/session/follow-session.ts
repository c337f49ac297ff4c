import type { Deps } from '../../../platform/deps.ts';
import { type NoData, RECONNECTED, topicName } from '../../../platform/events/index.ts';
import type { Viewer } from '../../../platform/http/index.ts';
import { resolveViewer } from './resolve-viewer.ts';

export type FollowedSession = {
  /** Reads the session again, which may have expired. */
  check(): void;
  stop(): void;
};

/**
 * Runs `onEnd` when the viewer's session ends, in whatever process: a logout, a revoked device, a blocked or deleted
 * account. Triggers on the tables publish the end. Does nothing for guests, whose ids do not end.
 */
export function followSession(
  deps: Pick<Deps, 'db' | 'events' | 'now' | 'pool'>,
  token: string | null,
  viewer: Viewer,
  onEnd: () => void,
): FollowedSession {
  if (viewer.kind !== 'customer') return { check() {}, stop() {} };
  async function endUnlessCurrent(): Promise<void> {
    const current = await resolveViewer(deps, token, null).catch(() => viewer);
    if (current === 'stale' || current.kind !== 'customer') onEnd();
  }
  const check = () => void endUnlessCurrent();
  const topic = topicName<NoData>(`session:${viewer.sessionHash.toString('hex')}`);
  const stops = [deps.events.subscribe(topic, onEnd), deps.events.subscribe(RECONNECTED, check)];
  // It may have ended before the subscription.
  check();
  return {
    check,
    stop() {
      for (const stop of stops) stop();
    },
  };
}
