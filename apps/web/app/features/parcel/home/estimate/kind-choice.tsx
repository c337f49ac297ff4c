import { useText } from '@errand/client/i18n.tsx';
import type { ParcelCategory } from '@errand/contract/parcel';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { FieldProblem } from '../../field-problem.tsx';
import './kind-choice.css';

const TILE_WIDTH = 110;

/** What is being sent, as tiles of which one can be chosen. */
export function KindChoice(props: {
  categories: ParcelCategory[];
  chosen: ParcelCategory | null;
  problem: string | null;
  onChoose: (category: ParcelCategory) => void;
}) {
  const { categories, chosen, problem, onChoose } = props;
  const t = useText();
  return (
    <fieldset
      className="estimate-form-group"
      aria-describedby={problem ? 'estimate-kind-problem' : undefined}
    >
      <legend className="text-h3">{t('parcel-home.kindQuestion')}</legend>
      <div className="kind-choice">
        {categories.map((category, index) => (
          <label key={category.id} className="kind-choice-kind">
            <input
              type="radio"
              className="sr-only"
              name="parcel-kind"
              checked={category.id === chosen?.id}
              onChange={() => onChoose(category)}
            />
            <Tile
              name={category.name}
              src={category.image_full_url}
              art={category.art}
              width={TILE_WIDTH}
              eager={index < 3}
            />
            <span className="text-label">{category.name}</span>
          </label>
        ))}
      </div>
      <FieldProblem id="estimate-kind-problem" text={problem} />
    </fieldset>
  );
}
