import { RowsSkeleton } from '@errand/ui/lists/rows-skeleton.tsx';
import './account-rows.css';

/** Placeholder of a list of account rows. */
export function AccountRowsSkeleton() {
  return (
    <ul className="account-rows">
      <RowsSkeleton
        as="li"
        text="account-rows-text"
        picture={{ size: '44px', radius: '14px' }}
        lines={['30%', '55%']}
      />
    </ul>
  );
}
