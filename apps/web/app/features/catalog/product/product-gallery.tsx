import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { cx } from '@errand/ui/cx.ts';
import { LetterArt } from '@errand/ui/pictures/letter-art.tsx';
import { Picture, pictureAt } from '@errand/ui/pictures/picture.tsx';
import { ZoomIn } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { ItemDeal } from '../card/item-price.tsx';
import { type Spot, useMagnifier } from './use-magnifier.ts';
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

/** The size of the magnified picture [ITEM-30]. */
const LARGE = { width: 1200, height: 1800 };

/** The magnified picture, offset so that the viewed point lies under the pointer, from edge to edge. */
function Magnified({ src, spot }: { src: string; spot: Spot }) {
  const [drawn, setDrawn] = useState(LARGE);
  return (
    <span className="magnified" aria-hidden="true">
      <img
        className="magnified-picture"
        src={pictureAt(src, LARGE.width)}
        width={LARGE.width}
        height={LARGE.height}
        alt=""
        style={
          {
            '--x': spot.x / 100,
            '--y': spot.y / 100,
            '--dw': `${drawn.width}px`,
            '--dh': `${drawn.height}px`,
          } as CSSProperties
        }
        onLoad={({ currentTarget }) => setDrawn(fitted(currentTarget))}
      />
    </span>
  );
}

/** The size of the picture in its box, in its own aspect ratio. */
function fitted({ naturalWidth, naturalHeight }: HTMLImageElement) {
  const scale = Math.min(LARGE.width / naturalWidth, LARGE.height / naturalHeight);
  return { width: naturalWidth * scale, height: naturalHeight * scale };
}

/** The pictures of a product, as many as fit the width, with the current one marked. */
function Thumbnails(props: { item: Item; chosen: number; onChoose: (index: number) => void }) {
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

/** Display variants of one cut-out picture: tint, size and rotation. */
const VIEWS = [
  { tint: null, size: '60%', turn: '0deg' },
  { tint: null, size: '78%', turn: '-9deg' },
  { tint: 'sky', size: '60%', turn: '6deg' },
  { tint: 'sand', size: '118%', turn: '4deg' },
  { tint: 'mint', size: '60%', turn: '-4deg' },
] as const;

type View = { tint: string; size: string; turn: string };

/** The pictures of an item, the main one first; empty if it has none. */
function picturesOf(item: Pick<Item, 'images_full_url' | 'image_full_url'>): string[] {
  if (item.images_full_url.length > 0) return item.images_full_url;
  return item.image_full_url ? [item.image_full_url] : [];
}

/** The alternative text of a picture; the item's name if none is stored. */
function textOf(item: Pick<Item, 'images_alt' | 'name'>, index: number): string {
  return item.images_alt?.[index] ?? item.name;
}

/** Repeated pictures get different variants; distinct pictures stay upright on the item's own tint. */
function viewOf(item: Item, index: number): View {
  const pictures = picturesOf(item);
  const repeated = pictures.indexOf(pictures[index] ?? '') !== index;
  const view = repeated ? VIEWS[index % VIEWS.length] : VIEWS[0];
  return {
    tint: view?.tint ?? item.art?.tint ?? 'stone',
    size: view?.size ?? '60%',
    turn: item.art ? (view?.turn ?? '0deg') : '0deg',
  };
}
