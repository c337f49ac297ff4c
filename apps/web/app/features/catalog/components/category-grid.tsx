import type { Category } from '@errand/contract/catalog';
import { Tile } from '@errand/ui/tile.tsx';
import { Link } from 'react-router';

/** Categories as tiles, six across. */
export function CategoryGrid({ categories }: { categories: Category[] }) {
  return (
    <ul className="catgrid">
      {categories.map((category, index) => (
        <li key={category.id}>
          <Link
            className="cattile"
            to={`/category/${category.slug}?module_id=${category.module_id}`}
            prefetch="intent"
          >
            <Tile src={category.image_full_url} art={category.art} width={184} eager={index < 12} />
            <span className="title">{category.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
