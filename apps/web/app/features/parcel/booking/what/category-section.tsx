import { useText } from '@errand/client/i18n.tsx';
import type { ParcelCategory } from '@errand/contract/parcel';
import { cx } from '@errand/ui/cx.ts';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Section } from '#features/checkout/index.ts';
import { FieldProblem } from '../../field-problem.tsx';
import { idOf } from '../problem-fields.ts';
import { CategoryTerms } from './category-terms.tsx';
import './category-section.css';

/** The display width of a picture tile. */
const TILE = 112;

/** What is sent: a card for each category, and the limits and charges of the chosen one. */
export function CategorySection(props: {
  categories: ParcelCategory[];
  chosen: ParcelCategory | undefined;
  onChoose: (id: number) => void;
  problem: string | undefined;
}) {
  const t = useText();
  const { categories, chosen, onChoose, problem } = props;
  return (
    <Section title={t('parcel-booking.what')}>
      <fieldset className="category-section" id={idOf('category')} tabIndex={-1}>
        <legend className="sr-only">{t('parcel-booking.what')}</legend>
        {categories.map((category) => (
          <label
            key={category.id}
            className={cx('category-section-card', category.id === chosen?.id && 'on')}
          >
            <input
              type="radio"
              className="sr-only"
              name="parcel-category"
              value={category.id}
              checked={category.id === chosen?.id}
              onChange={() => onChoose(category.id)}
            />
            <Tile
              name={category.name}
              src={category.image_full_url}
              art={category.art}
              width={TILE}
              alt=""
              eager
            />
            <span className="text-label">{category.name}</span>
          </label>
        ))}
      </fieldset>
      <FieldProblem text={problem} />
      <CategoryTerms category={chosen} />
    </Section>
  );
}
