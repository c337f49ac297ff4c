import { useText } from '@errand/client/i18n.tsx';
import {
  addToRentalWishlist,
  addToWishlist,
  removeFromRentalWishlist,
  removeFromWishlist,
} from '@errand/contract/wishlist';
import type { ListingKind } from '@errand/domain/catalog';
import { cx } from '@errand/ui/cx.ts';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Heart as HeartIcon } from 'lucide-react';
import { api } from '#platform/api/browser-client.ts';
import { errorMessage } from '#platform/api-error.ts';
import { useOverlay } from '#platform/overlay.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { readSession } from '#platform/session/index.ts';
import { showWish, useWished } from './use-wishes.ts';
import './heart.css';

/**
 * Adds an item, store, vehicle or rental provider to the wishlist, or removes it. `card` is placed over a picture's
 * upper corner, `plain` and `fill` are round buttons. `count` is the server's number of wishes; the visitor's own tap
 * changes it.
 */
export function Heart(props: {
  kind: ListingKind;
  id: number;
  name: string;
  look?: 'card' | 'plain' | 'fill';
  count?: number;
}) {
  const { kind, id, name, look = 'card', count } = props;
  const t = useText();
  const { on, toggle } = useWish(kind, id, name);
  const label = t('wishlist.heart', { name });
  return (
    <button
      type="button"
      className={cx(
        look === 'card' ? 'heart' : 'icon-button heart-button',
        look === 'fill' && 'fill',
        on && 'on',
      )}
      aria-label={count ? `${label}, ${t('wishlist.wishedBy', { count })}` : label}
      aria-pressed={on}
      title={label}
      onClick={toggle}
    >
      <HeartIcon className="icon" size={look === 'card' ? 20 : 22} />
      {count !== undefined && count > 0 && <span aria-hidden="true">{count}</span>}
    </button>
  );
}

/** The desired state of wishes with a pending change: of rapid taps only the last counts. */
const wanted = new Map<string, boolean>();

/** The state of a heart and its toggle. Optimistic; an error rolls it back and shows the server's message. */
function useWish(kind: ListingKind, id: number, name: string) {
  const client = useQueryClient();
  const t = useText();
  const auth = useOverlay('auth');
  const on = useWished(kind, id);

  async function send(): Promise<void> {
    const key = `${kind} ${id}`;
    let confirmed = !wanted.get(key);
    let message = '';
    try {
      for (let goal = wanted.get(key); goal !== undefined && goal !== confirmed; goal = wanted.get(key)) {
        message = (await sendWish(kind, id, goal)).message;
        confirmed = goal;
      }
      if (message) toastDone(message, { id: 'wishlist', spoken: `${name}: ${message}` });
    } catch (error) {
      void showWish(client, kind, id, confirmed);
      toastError(errorMessage(error, t));
    }
    wanted.delete(key);
    // Includes the ids: a live event may have refetched them before the server had the change.
    if (wanted.size === 0) void client.invalidateQueries({ queryKey: queryKeys.wishlist.all });
  }

  function toggle(): void {
    if (!readSession().token) {
      const action = { label: t('wishlist.signIn'), onClick: () => auth.show('sign-in') };
      return toastError(t('wishlist.notLoggedIn'), { action });
    }
    const key = `${kind} ${id}`;
    const idle = !wanted.has(key);
    // A tap before the heart has rerendered reverses the pending state.
    const goal = !(wanted.get(key) ?? on);
    wanted.set(key, goal);
    void showWish(client, kind, id, goal);
    if (idle) void send();
  }

  return { on, toggle };
}

/** Adds or removes a wish. Rental has its own endpoints. */
function sendWish(kind: ListingKind, id: number, keep: boolean): Promise<{ message: string }> {
  if (kind === 'vehicle' || kind === 'provider') {
    const query = kind === 'vehicle' ? { vehicle_id: id } : { provider_id: id };
    return keep ? api.call(addToRentalWishlist, { query }) : api.call(removeFromRentalWishlist, { query });
  }
  const query = kind === 'item' ? { item_id: id } : { store_id: id };
  return keep ? api.call(addToWishlist, { query, body: {} }) : api.call(removeFromWishlist, { query });
}
