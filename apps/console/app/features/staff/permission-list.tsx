import { useText } from '@errand/client/i18n.tsx';
import type { Permission } from '@errand/contract/console/permissions';
import { Check } from 'lucide-react';
import { groupPermissions } from './permission-groups.ts';
import './permissions.css';

/** The permissions of a role, by part of the console. */
export function PermissionList({ permissions }: { permissions: readonly Permission[] }) {
  const t = useText();
  return (
    <div className="permissions">
      {groupPermissions(permissions).map(([area, group]) => (
        <section key={area} className="permissions-group">
          <header>
            <h3 className="text-label">{t(`roles.area.${area}`)}</h3>
            <p className="text-meta">{t(`roles.explain.${area}`)}</p>
          </header>
          <ul className="permissions-list">
            {group.map((permission) => (
              <li key={permission}>
                <Check className="icon icon-bold" size={15} />
                {t(`roles.permission.${permission}`)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
