import { useText } from '@errand/client/i18n.tsx';
import type { ParcelCategory } from '@errand/contract/parcel';
import { Section } from '#features/checkout/index.ts';
import { CategoryChoice } from '../../contents/category-choice.tsx';
import { FieldProblem } from '../../field-problem.tsx';
import { idOf } from '../problem-fields.ts';
import { CategoryTerms } from './category-terms.tsx';
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
