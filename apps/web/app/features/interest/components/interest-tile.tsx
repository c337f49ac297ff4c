import type { Category } from '@errand/contract/catalog-categories';
import { cx } from '@errand/ui/cx.ts';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Check } from 'lucide-react';
import './interest-tile.css';

/** A selectable category. */
export function InterestTile(props: {
  category: Category;
  eager: boolean;
  on: boolean;
  onToggle: () => void;
}) {
  const { category, eager, on, onToggle } = props;
  return (
    <label className={cx('interest-tile', on && 'on')}>
      <input type="checkbox" className="sr-only" checked={on} onChange={onToggle} />
      <Tile name={category.name} src={category.image_full_url} art={category.art} width={184} eager={eager}>
        <span className="interest-tile-tick" aria-hidden="true">
          <Check className="icon-bold" size={18} />
        </span>
      </Tile>
      <span className="text-title">{category.name}</span>
    </label>
  );
}
