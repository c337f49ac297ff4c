import type { Item } from '@errand/contract/catalog';
import type { CSSProperties } from 'react';
import { useText } from '#platform/i18n/index.ts';
import { cx } from '#ui/cx.ts';
import { Picture } from '#ui/picture.tsx';
import { picturesOf, viewOf } from '../gallery-views.ts';

/** The pictures of a product side by side, as many as the width has room for; one is the large one. */
export function Thumbnails(props: { item: Item; chosen: number; onChoose: (index: number) => void }) {
  const { item, chosen, onChoose } = props;
  const t = useText();
  const pictures = picturesOf(item);
  if (pictures.length < 2) return null;
  return (
    <div className="thumbs" role="group" aria-label={t('catalog.pictures')}>
      {pictures.map((src, index) => {
        const view = viewOf(item, index);
        const on = index === chosen;
        return (
          <button
            // The same picture may stand there twice, seen differently.
            key={index}
            type="button"
            className={cx('tile', !item.art && 'photo', on && 'on')}
            data-tint={view.tint}
            aria-label={t('catalog.picture', { number: index + 1 })}
            aria-pressed={on}
            style={{ '--size': view.size, '--r': view.turn } as CSSProperties}
            onClick={({ currentTarget }) => {
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              onChoose(index);
            }}
          >
            <Picture src={src} width={112} />
          </button>
        );
      })}
    </div>
  );
}
