import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import './account-rows.css';

/** Skeleton of a list of rows. */
export function RowsSkeleton() {
  return (
    <ul className="account-rows" aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <li key={row}>
          <Skeleton width="44px" height="44px" radius="14px" />
          <span className="account-rows-text">
            <Skeleton width="30%" height="1.2em" />
            <Skeleton width="55%" />
          </span>
        </li>
      ))}
    </ul>
  );
}
