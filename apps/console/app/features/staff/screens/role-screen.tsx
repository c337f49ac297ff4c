import { useText } from '@errand/client/i18n.tsx';
import { isBuiltInRole, type Permission } from '@errand/contract/console/permissions';
import { listRoles } from '@errand/contract/console/staff/roles';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { Check } from 'lucide-react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Page, Panel } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { Component as NotFound } from '#shell/not-found.tsx';
import { DeleteRole } from '../delete-role.tsx';
import { groupPermissions } from '../permission-groups.ts';
import { RoleForm } from '../role-form.tsx';
import { useOwnPermissions } from '../use-own-permissions.ts';
import { useRoleName } from '../use-role-name.ts';
import '../permissions.css';

/** A role, or a new one. */
export default function RoleScreen() {
  const { role } = useParams();
  return role === 'new' ? <NewRole /> : <OneRole role={role ?? ''} />;
}

/** The permissions of a role. Custom roles are edited here, built-in ones can be copied. */
function OneRole({ role: key }: { role: string }) {
  const t = useText();
  const may = useMay();
  const roleName = useRoleName();
  const data = useRead('roles', listRoles, {});
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

/** The permissions of a role, by part of the console. */
function PermissionList({ permissions }: { permissions: readonly Permission[] }) {
  const t = useText();
  return (
    <div className="permissions">
      {groupPermissions(permissions).map(([area, group]) => (
        <section key={area} className="permissions-group">
          <header>
            <h2 className="text-label">{t(`roles.area.${area}`)}</h2>
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

/** A new role. `from` names the role whose permissions are chosen initially. */
function NewRole() {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const own = useOwnPermissions();
  const data = useRead('roles', listRoles, {});
  const copied = data.rows.find(({ role }) => role === params.get('from'));
  return (
    <Page
      title={t('roles.new')}
      text={t('roles.newText')}
      back={{ to: '/staff/roles', label: t('staff.roles') }}
      narrow
    >
      <Panel>
        <RoleForm
          permissions={copied?.permissions.filter((permission) => own.has(permission))}
          onDone={({ role }) => {
            toastDone(t('roles.created'));
            void navigate(`/staff/roles/${role}`);
          }}
        />
      </Panel>
    </Page>
  );
}
