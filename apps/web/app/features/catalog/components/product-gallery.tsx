import type { Item } from '@errand/contract/catalog';
import { ZoomIn } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useText } from '#platform/i18n/index.ts';
import { cx } from '#ui/cx.ts';
import { Picture, pictureAt } from '#ui/picture.tsx';
import { useMagnifier } from '../use-magnifier.ts';
import { ItemDeal } from './item-price.tsx';

/** Width of the magnified picture (001 §9). */
const LARGE = 1200;
/** How the views of one cut-out picture differ: its ground and how it is held. */
const VIEWS = [
  { tint: null, size: '60%', turn: '0deg' },
  { tint: null, size: '78%', turn: '-9deg' },
  { tint: 'sky', size: '60%', turn: '6deg' },
  { tint: 'sand', size: '118%', turn: '4deg' },
  { tint: 'mint', size: '60%', turn: '-4deg' },
] as const;

/** The pictures of a product: one large, which can be looked at closer, and its thumbnails. */
export function ProductGallery({ item }: { item: Item }) {
  const t = useText();
  const [chosen, setChosen] = useState(0);
  const magnifier = useMagnifier();
  const pictures = item.images_full_url.length > 0 ? item.images_full_url : [item.image_full_url ?? ''];
  const src = pictures[chosen] ?? '';
  return (
    <section className="gal" aria-label={t('catalog.pictures')}>
      <div
        className={cx('gmain art', magnifier.spot && 'zoomed')}
        data-tint={viewOf(item, pictures, chosen).tint}
      >
        {item.art && (
          <svg
            className="motif"
            viewBox="0 0 600 560"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <circle cx="300" cy="300" r="206" fill="var(--t4)" opacity=".75" />
            <path d="M0 470h600v90H0z" fill="var(--t3)" opacity=".55" />
          </svg>
        )}
        <div
          className={cx('gview', !item.art && 'photo')}
          style={spotStyle(magnifier.spot, item, pictures, chosen)}
        >
          {src && (
            <Picture
              key={src + chosen}
              src={src}
              width={item.art ? 276 : 600}
              height={item.art ? 276 : 566}
              alt={item.name}
              eager
            />
          )}
          {magnifier.used && src && (
            <img className="glarge" src={pictureAt(src, LARGE)} alt="" aria-hidden="true" />
          )}
        </div>
        <ItemDeal item={item} />
        <button
          type="button"
          className="glook"
          aria-pressed={magnifier.spot !== null}
          {...magnifier.handlers}
        >
          <span className="gzoom">
            <ZoomIn className="ic" size={18} strokeWidth={1.75} aria-hidden="true" />
            <span className="by-hover">{t('catalog.zoomHover')}</span>
            <span className="by-tap">{t('catalog.zoomTap')}</span>
          </span>
          <span className="sr-only">{t('catalog.zoomLabel', { name: item.name })}</span>
        </button>
      </div>
      {pictures.length > 1 && (
        <div className="thumbs" role="group" aria-label={t('catalog.pictures')}>
          {pictures.map((thumb, index) => (
            <Thumb
              // The same picture may stand there twice, seen differently.
              key={index}
              src={thumb}
              photo={!item.art}
              view={viewOf(item, pictures, index)}
              label={t('catalog.picture', { number: index + 1 })}
              on={index === chosen}
              onChoose={() => {
                magnifier.close();
                setChosen(index);
              }}
            />
          ))}
        </div>
      )}
    </section>
  );
}

type View = { tint: string; size: string; turn: string };

function Thumb(props: {
  src: string;
  photo: boolean;
  view: View;
  label: string;
  on: boolean;
  onChoose: () => void;
}) {
  const { src, photo, view, label, on, onChoose } = props;
  return (
    <button
      type="button"
      className={cx('tile', photo && 'photo', on && 'on')}
      data-tint={view.tint}
      aria-label={label}
      aria-pressed={on}
      style={{ '--size': view.size, '--r': photo ? '0deg' : view.turn } as CSSProperties}
      onClick={onChoose}
    >
      <Picture src={src} width={112} />
    </button>
  );
}

/** Pictures that repeat are views of the same thing; distinct pictures all stand straight on the item's own ground. */
function viewOf(item: Item, pictures: string[], index: number): View {
  const tint = item.art?.tint ?? 'stone';
  const repeated = pictures.indexOf(pictures[index] ?? '') !== index;
  const view = repeated ? VIEWS[index % VIEWS.length] : VIEWS[0];
  return { tint: view?.tint ?? tint, size: view?.size ?? '60%', turn: view?.turn ?? '0deg' };
}

function spotStyle(
  spot: { x: number; y: number } | null,
  item: Item,
  pictures: string[],
  chosen: number,
): CSSProperties {
  const { turn } = viewOf(item, pictures, chosen);
  return {
    '--zx': `${spot?.x ?? 50}%`,
    '--zy': `${spot?.y ?? 50}%`,
    '--r': item.art ? turn : '0deg',
  } as CSSProperties;
}
