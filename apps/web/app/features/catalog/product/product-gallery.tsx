import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { cx } from '@errand/ui/cx.ts';
import { LetterArt } from '@errand/ui/pictures/letter-art.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { ZoomIn } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { ItemDeal } from '../card/item-price.tsx';
import { picturesOf, textOf, viewOf } from './gallery-views.ts';
import { Magnified } from './magnified.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useMagnifier } from './use-magnifier.ts';
import './product-gallery.css';

/** The pictures of a product: one large with magnifier, and thumbnails; its initial without any. `heart` is over it. */
export function ProductGallery({ item, heart }: { item: Item; heart?: ReactNode }) {
  const t = useText();
  const [chosen, setChosen] = useState(0);
  const magnifier = useMagnifier();
  const src = picturesOf(item)[chosen];
  const view = viewOf(item, chosen);
  return (
    <section aria-label={t('catalog.pictures')}>
      <div className={cx('product-gallery cover', magnifier.spot && 'zoomed')} data-tint={view.tint}>
        {!src && <LetterArt name={item.name} />}
        {src && item.art && <Ground />}
        <div
          className={cx('product-gallery-view', !item.art && 'photo')}
          style={{ '--r': view.turn } as CSSProperties}
        >
          {src && (
            <Picture
              key={src + chosen}
              src={src}
              width={item.art ? 276 : 600}
              height={item.art ? 276 : 566}
              alt={textOf(item, chosen)}
              eager
            />
          )}
        </div>
        {magnifier.last && src && <Magnified key={src} src={src} spot={magnifier.last} />}
        <ItemDeal item={item} />
        {src && (
          <button
            type="button"
            className="product-gallery-look"
            aria-pressed={magnifier.spot !== null}
            {...magnifier.handlers}
          >
            <span className="product-gallery-zoom">
              <ZoomIn className="icon" size={18} />
              <span className="product-gallery-by-hover">{t('catalog.zoomHover')}</span>
              <span className="product-gallery-by-tap">{t('catalog.zoomTap')}</span>
            </span>
            <span className="sr-only">{t('catalog.zoomLabel', { name: item.name })}</span>
          </button>
        )}
        {heart}
      </div>
      <Thumbnails
        item={item}
        chosen={chosen}
        onChoose={(index) => {
          magnifier.close();
          setChosen(index);
        }}
      />
    </section>
  );
}

function Ground() {
  return (
    <svg
      className="cover-motif"
      viewBox="0 0 600 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle cx="300" cy="300" r="206" fill="var(--t4)" opacity=".75" />
      <path d="M0 470h600v90H0z" fill="var(--t3)" opacity=".55" />
    </svg>
  );
}
