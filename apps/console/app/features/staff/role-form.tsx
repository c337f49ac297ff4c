import { useText } from '@errand/client/i18n.tsx';
import type { Permission } from '@errand/contract/console/permissions';
import { createRole, type RoleRow, updateRole } from '@errand/contract/console/staff/roles';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { type ControlProps, Form } from '#blocks/form/index.ts';
import { groupPermissions } from './permission-groups.ts';
import { useOwnPermissions } from './use-own-permissions.ts';
import './permissions.css';

/** Creates a custom role, or changes one. */
export function RoleForm(props: {
  role?: RoleRow;
  /** The initial choice in a new role. */
  permissions?: Permission[] | undefined;
  onDone: (role: RoleRow) => void;
}) {
  const { role, permissions = [], onDone } = props;
  const t = useText();
  const names = (value: unknown) =>
    ((value ?? []) as Permission[]).map((permission) => t(`roles.permission.${permission}`)).join(', ');
  const fields = {
    name: { label: t('roles.name') },
    permissions: {
      label: t('roles.permission'),
      control: (control: ControlProps) => <PermissionsControl {...control} />,
      show: names,
    },
  };
  if (role?.id && role.version)
    return (
      <Form
        endpoint={updateRole}
        params={{ id: role.id }}
        hidden={{ version: role.version }}
        values={{ ...(role.name && { name: role.name }), permissions: role.permissions }}
        fields={fields}
        onDone={onDone}
      />
    );
  return (
    <Form
      endpoint={createRole}
      values={{ permissions }}
      fields={fields}
      submit={t('roles.create')}
      onDone={onDone}
    />
  );
}

/** The permissions of a role by part of the console. Only those that the member holds everywhere can be chosen. */
function PermissionsControl({ label, value, onChange, error }: ControlProps) {
  const t = useText();
  const own = useOwnPermissions();
  const chosen = new Set((value ?? []) as Permission[]);

  function set(permissions: readonly Permission[], isOn: boolean): void {
    const next = new Set(chosen);
    for (const permission of permissions) {
      if (isOn) next.add(permission);
      else next.delete(permission);
    }
    onChange(groupPermissions().flatMap(([, all]) => all.filter((permission) => next.has(permission))));
  }

  return (
    <fieldset className="permissions">
      <legend className="text-label">{label}</legend>
      {error && <GroupError>{error}</GroupError>}
      {groupPermissions().map(([area, permissions]) => {
        const allowed = permissions.filter((permission) => own.has(permission));
        const areAllChosen = allowed.every((permission) => chosen.has(permission));
        return (
          <section key={area} className="permissions-group">
            <header>
              <h2 className="text-label">{t(`roles.area.${area}`)}</h2>
              {allowed.length > 1 && (
                <button
                  type="button"
                  className="text-link underlined"
                  onClick={() => set(allowed, !areAllChosen)}
                >
                  {t(areAllChosen ? 'roles.none' : 'roles.all')}
                  <span className="sr-only">: {t(`roles.area.${area}`)}</span>
                </button>
              )}
              <p className="text-meta">{t(`roles.explain.${area}`)}</p>
            </header>
            <div className="permissions-list">
              {permissions.map((permission) => (
                <CheckRow
                  key={permission}
                  name={permission}
                  checked={chosen.has(permission)}
                  disabled={!own.has(permission)}
                  onChange={(isOn) => set([permission], isOn)}
                >
                  {t(`roles.permission.${permission}`)}
                </CheckRow>
              ))}
            </div>
          </section>
        );
      })}
    </fieldset>
  );
}
