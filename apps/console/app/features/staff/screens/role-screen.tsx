import { useText } from '@errand/client/i18n.tsx';
import { isBuiltInRole } from '@errand/contract/console/permissions';
import { listRoles } from '@errand/contract/console/staff/roles';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { Component as NotFound } from '#shell/not-found.tsx';
import { DeleteRole } from '../delete-role.tsx';
import { PermissionList } from '../permission-list.tsx';
import { RoleForm } from '../role-form.tsx';
import { useRoleName } from '../use-role-name.ts';

/** The permissions of a role. Custom roles are edited here, built-in ones can be copied. */
export default function RoleScreen() {
  const t = useText();
  const may = useMay();
  const roleName = useRoleName();
  const { role: key } = useParams();
  const { data } = useSuspenseQuery(consoleQuery('roles', listRoles, {}));
  const role = data.rows.find((row) => row.role === key);
  if (!role) return <NotFound />;
  const name = roleName(role.role, role.name);
  const canEdit = may('staff.update') && role.id !== null;
  return (
    <Page
      title={name}
      text={
        isBuiltInRole(role.role) ? t(`roles.help.${role.role}`) : t('roles.members', { count: role.members })
      }
      back={{ to: '/staff/roles', label: t('staff.roles') }}
      actions={
        may('staff.update') && (
          <ButtonLink variant="quiet" to={`/staff/roles/new?from=${role.role}`}>
            {t('roles.copy')}
          </ButtonLink>
        )
      }
      narrow
    >
      <Panel>
        {canEdit ? (
          <RoleForm key={role.role} role={role} onDone={() => toastDone(t('staff.saved'))} />
        ) : (
          <PermissionList permissions={role.permissions} />
        )}
      </Panel>
      {canEdit && role.id !== null && <DeleteRole id={role.id} name={name} members={role.members} />}
    </Page>
  );
}
