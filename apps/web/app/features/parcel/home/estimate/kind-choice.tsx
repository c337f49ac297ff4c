import { useText } from '@errand/client/i18n.tsx';
import type { ParcelCategory } from '@errand/contract/parcel';
import { CategoryChoice } from '../../contents/category-choice.tsx';
import { FieldProblem } from '../../field-problem.tsx';

/** What is being sent, as tiles of which one can be chosen. */
export function KindChoice(props: {
  categories: ParcelCategory[];
  chosen: ParcelCategory | null;
  problem: string | null;
  onChoose: (id: number) => void;
}) {
  const { categories, chosen, problem, onChoose } = props;
  const t = useText();
  return (
    <fieldset
      className="estimate-form-group"
      aria-describedby={problem ? 'estimate-kind-problem' : undefined}
    >
      <legend className="text-h3">{t('parcel-home.kindQuestion')}</legend>
      <CategoryChoice categories={categories} chosen={chosen} onChoose={onChoose} />
      <FieldProblem id="estimate-kind-problem" text={problem} />
    </fieldset>
  );
}
