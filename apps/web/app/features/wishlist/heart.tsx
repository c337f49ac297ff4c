import { useText } from '@errand/client/i18n.tsx';
import type { ListingKind } from '@errand/domain/catalog';
import { cx } from '@errand/ui/cx.ts';
import { Heart as HeartIcon } from 'lucide-react';
import { useWish } from './use-wish.ts';
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
