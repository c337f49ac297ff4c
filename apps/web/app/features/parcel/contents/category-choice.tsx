import type { ParcelCategory } from '@errand/contract/parcel';
import { cx } from '@errand/ui/cx.ts';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import './category-choice.css';

/** The display width of a picture tile. */
const TILE = 112;
/** The tiles in the first row of a phone. */
const FIRST = 3;

/** What is sent, as tiles of which one can be chosen; for a fieldset. */
export function CategoryChoice(props: {
  categories: ParcelCategory[];
  chosen: ParcelCategory | null | undefined;
  onChoose: (id: number) => void;
}) {
  const { categories, chosen, onChoose } = props;
  return (
    <div className="category-choice">
      {categories.map((category, index) => (
        <label key={category.id} className={cx('category-choice-tile', category.id === chosen?.id && 'on')}>
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
            eager={index < FIRST}
          />
          <span className="text-label">{category.name}</span>
        </label>
      ))}
    </div>
  );
}
