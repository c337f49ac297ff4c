import { useText } from '@errand/client/i18n.tsx';
import type { StaffRow } from '@errand/contract/console/staff/staff';
import { useRoleName } from './use-role-name.ts';
import './grant-names.css';

type NamedGrant = StaffRow['grants'][number];

/** Roles with the zone or store in which they hold. */
export function GrantNames({ grants }: { grants: readonly NamedGrant[] }) {
  const roleName = useRoleName();
  const scopeName = useScopeName();
  return (
    <ul className="grant-names">
      {grants.map((grant) => (
        <li key={JSON.stringify([grant.role, grant.scope])} className="tag">
          {roleName(grant.role, grant.role_name)}
          {grant.scope.kind !== 'all' && <span className="text-faint">{scopeName(grant)}</span>}
        </li>
      ))}
    </ul>
  );
}

function useScopeName(): (grant: NamedGrant) => string {
  const t = useText();
  return ({ scope, scope_name }) => {
    const name = scope_name ?? '';
    if (scope.kind === 'zone') return t('roles.zone', { name });
    if (scope.kind === 'store') return t('roles.store', { name });
    return t(scope.kind === 'self' ? 'roles.own' : 'roles.everywhere');
  };
}
