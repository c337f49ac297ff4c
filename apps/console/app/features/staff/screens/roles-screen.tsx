import { useText } from '@errand/client/i18n.tsx';
import { isBuiltInRole } from '@errand/contract/console/permissions';
import { listRoles } from '@errand/contract/console/staff/roles';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Link } from 'react-router';
import { Page } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { StaffTabs } from '../staff-tabs.tsx';
import { useRoleName } from '../use-role-name.ts';
import './roles-screen.css';

/** Built-in and custom roles, each with its number of members. */
export default function RolesScreen() {
  const t = useText();
  const may = useMay();
  const roleName = useRoleName();
  const data = useRead('roles', listRoles, {});
  return (
    <Page
      title={t('staff.roles')}
      text={t('roles.text')}
      actions={may('staff.update') && <ButtonLink to="/staff/roles/new">{t('roles.new')}</ButtonLink>}
      narrow
    >
      <StaffTabs />
      <ul className="roles">
        {data.rows.map(({ role, name, permissions, members }) => (
          <li key={role}>
            <Link to={`/staff/roles/${role}`}>
              <span className="roles-name">
                <b>{roleName(role, name)}</b>
                <span className="text-caption">
                  {isBuiltInRole(role)
                    ? t(`roles.help.${role}`)
                    : t('roles.permissionCount', { count: permissions.length })}
                </span>
              </span>
              <span className="roles-end">
                {isBuiltInRole(role) && <span className="tag">{t('roles.builtIn')}</span>}
                <span className="text-caption">{t('roles.members', { count: members })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
