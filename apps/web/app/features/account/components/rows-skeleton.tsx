import { Skeleton } from '@errand/ui/skeleton.tsx';

/** Skeleton of a list of rows. */
export function RowsSkeleton() {
  return (
    <ul className="acrows" aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <li key={row}>
          <Skeleton width="44px" height="44px" radius="14px" />
          <span className="acrow">
            <Skeleton width="30%" height="1.2em" />
            <Skeleton width="55%" />
          </span>
        </li>
      ))}
    </ul>
  );
}
