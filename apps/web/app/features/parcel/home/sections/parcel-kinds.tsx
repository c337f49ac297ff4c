import { useText } from '@errand/client/i18n.tsx';
import type { ParcelCategory } from '@errand/contract/parcel';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { ChevronRight } from 'lucide-react';
import { Link } from '#platform/navigation/link.tsx';
import { parcelBookingHref } from '../parcel-booking-href.ts';
import './parcel-kinds.css';

const TILE_WIDTH = 88;

/** What can be sent, with its limits. Each kind leads to its booking. */
export function ParcelKinds({ categories }: { categories: ParcelCategory[] }) {
  const t = useText();
  if (categories.length === 0) return null;
  return (
    <section className="page-section" aria-labelledby="parcel-kinds">
      <div className="page-section-head">
        <h2 className="text-h2" id="parcel-kinds">
          {t('parcel-home.kinds')}
        </h2>
      </div>
      <ul className="parcel-kinds">
        {categories.map((category) => (
          <li key={category.id}>
            <Link className="parcel-kinds-kind" to={parcelBookingHref(category.id)} prefetch="intent">
              <Tile
                name={category.name}
                src={category.image_full_url}
                art={category.art}
                width={TILE_WIDTH}
                className="size-88"
              />
              <span className="parcel-kinds-text">
                <b className="text-title">{category.name}</b>
                <span className="text-meta">{category.description}</span>
                <Limits category={category} />
              </span>
              <ChevronRight className="icon mirror-rtl" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Limits({ category }: { category: ParcelCategory }) {
  const t = useText();
  const { maximum_weight: kilograms, measure, size_steps: steps } = category;
  const sizes = measure === 'size' ? steps.map(({ size }) => t(`parcel-booking.size.${size}`)) : [];
  const parts = [
    ...(kilograms === null ? [] : [t('parcel-home.upTo', { kilograms })]),
    ...(sizes.length > 0 ? [sizes.join(t('parcel-home.listComma'))] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <span className="text-caption">
      {parts.map((part, index) => (
        <span key={part} className={index > 0 ? 'parcel-kinds-limit' : undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}
