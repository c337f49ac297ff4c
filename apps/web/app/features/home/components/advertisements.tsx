import { IconButton } from '@errand/ui/forms/button.tsx';
import { Cover } from '@errand/ui/pictures/cover.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { providerHref } from '#features/rental/index.ts';
import { storeHref } from '#features/stores/index.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Rated } from '#platform/rated.tsx';
import type { Advertisement } from '../advertisement.ts';
import './advertisements.css';

type Props = {
  rows: readonly Advertisement[];
  /** What the stores are: their pages differ. */
  of: 'providers' | 'stores';
  texts: Record<'back' | 'label' | 'on' | 'title', string>;
};

/** Advertisements in a row that is scrolled by hand or by its buttons; it never moves by itself. */
export function AdvertisementRow({ rows, of, texts }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [end, setEnd] = useState<'start' | 'end' | null>('start');

  function updateEnd({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): void {
    // In Arabic the row scrolls to negative positions.
    const passed = Math.abs(scrollLeft);
    setEnd(passed < 1 ? 'start' : passed + clientWidth > scrollWidth - 1 ? 'end' : null);
  }

  function scrollBy(cards: 1 | -1): void {
    const row = list.current;
    const card = row?.firstElementChild;
    if (!row || !card) return;
    const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollBy({ left: cards * forward * card.getBoundingClientRect().width });
  }

  return (
    <section className="page-section advertisements" aria-labelledby={id}>
      <div className="page-section-head">
        <h2 className="text-h2" id={id}>
          {texts.title}
        </h2>
        <div className="advertisements-buttons" data-count={Math.min(rows.length, 4)}>
          <IconButton
            label={texts.back}
            look="fill"
            aria-disabled={end === 'start'}
            onClick={() => scrollBy(-1)}
          >
            <ChevronLeft className="icon mirror-rtl" size={20} />
          </IconButton>
          <IconButton label={texts.on} look="fill" aria-disabled={end === 'end'} onClick={() => scrollBy(1)}>
            <ChevronRight className="icon mirror-rtl" size={20} />
          </IconButton>
        </div>
      </div>
      <ul
        className="advertisements-row"
        data-count={Math.min(rows.length, 4)}
        ref={list}
        onScroll={(event) => updateEnd(event.currentTarget)}
      >
        {rows.map(({ store, ...row }) => (
          <li key={row.id} className="advertisements-card">
            {row.video ? (
              // It never plays by itself. Muted, because the videos of stores have no captions.
              <video
                className="advertisements-video"
                src={row.video}
                poster={row.photo ?? undefined}
                muted
                controls
                playsInline
                preload={row.photo ? 'none' : 'metadata'}
                aria-label={row.title}
              />
            ) : (
              <Cover name={store.name} art={row.art} photo={row.photo} width={400} />
            )}
            <p className="advertisements-label">
              <span className="tag">{texts.label}</span>
              <bdi className="text-clip">{store.name}</bdi>
              <Rated average={store.avg_rating} count={store.rating_count} />
            </p>
            <h3 className="text-title">
              <Link
                className="card-link"
                to={of === 'providers' ? providerHref(store.slug) : storeHref(store)}
                prefetch="intent"
              >
                {row.title}
              </Link>
            </h3>
            <p className="text-muted text-clamp">{row.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
