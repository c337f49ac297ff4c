import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { ParcelCategory } from '@errand/contract/parcel';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Section } from '#features/checkout/index.ts';
import { CategoryChoice } from '../../contents/category-choice.tsx';
import { idOf } from '../problem-fields.ts';
import './category-section.css';

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
        <CategoryChoice categories={categories} chosen={chosen} onChoose={onChoose} />
      </fieldset>
      <FieldProblem text={problem} />
      <CategoryTerms category={chosen} />
    </Section>
  );
}

/** Purpose, limit and rates of a category. Reserves its space before one is chosen. */
function CategoryTerms({ category }: { category: ParcelCategory | undefined }) {
  const t = useText();
  const money = useMoney();
  if (!category)
    return (
      <p className="category-section-terms text-meta">
        <span>{t('parcel-booking.whatHint')}</span>
      </p>
    );
  const { maximum_weight: maximum, parcel_per_km_shipping_charge: perKm } = category;
  const { parcel_minimum_shipping_charge: minimum } = category;
  const exact = (amount: number) => isolate(money.exact(amount));
  const terms = [
    maximum === null ? null : t('parcel-booking.upTo', { weight: isolate(String(maximum)) }),
    perKm === null ? null : t('parcel-booking.perKm', { price: exact(perKm) }),
    minimum === null ? null : t('parcel-booking.atLeast', { price: exact(minimum) }),
  ].filter((term) => term !== null);
  return (
    <p className="category-section-terms text-meta">
      <span>{category.description}</span>
      <span className="category-section-figures">{terms.join(' · ')}</span>
      {category.forbidden_contents && (
        <span>{t('parcel-booking.forbidden', { contents: isolate(category.forbidden_contents) })}</span>
      )}
    </p>
  );
}
