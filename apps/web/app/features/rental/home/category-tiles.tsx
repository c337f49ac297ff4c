import type { VehicleCategory } from '@errand/contract/rental';
import { LetterArt } from '@errand/ui/pictures/letter-art.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { categoryHref } from '../rental-links.ts';
import './category-tiles.css';

/** Vehicle categories as tiles. */
export function CategoryTiles({ categories }: { categories: VehicleCategory[] }) {
  return (
    <ul className="category-tiles layout-rail">
      {categories.map((category) => (
        <li key={category.id}>
          <Link to={categoryHref(category.id)} prefetch="intent">
            <span className="tile mirror-ltr" data-tint={category.art?.tint ?? 'stone'}>
              {category.image_full_url ? (
                <Picture src={category.image_full_url} width={64} />
              ) : (
                <LetterArt name={category.name} />
              )}
            </span>
            <span className="text-label text-clip">{category.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
