import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { cx } from '@errand/ui/cx.ts';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import type { CSSProperties } from 'react';
import { picturesOf, viewOf } from './gallery-views.ts';
import './thumbnails.css';

/** The pictures of a product, as many as fit the width, with the current one marked. */
export function Thumbnails(props: { item: Item; chosen: number; onChoose: (index: number) => void }) {
  const { item, chosen, onChoose } = props;
  const t = useText();
  const pictures = picturesOf(item);
  if (pictures.length < 2) return null;
  return (
    <div className="thumbnails" role="group" aria-label={t('catalog.pictures')}>
      {pictures.map((src, index) => {
        const view = viewOf(item, index);
        const on = index === chosen;
        return (
          <button
            // The same picture may appear twice, as different variants.
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
