import { useText } from '@errand/client/i18n.tsx';
import type { Grant, GrantScope } from '@errand/contract/console/staff/grants';
import { listRoles } from '@errand/contract/console/staff/roles';
import { listScopes } from '@errand/contract/console/staff/staff';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { ControlProps } from '#blocks/form/index.ts';
import { Picker, type PickerSource } from '#blocks/picker/index.ts';
import { api } from '#platform/api.ts';
import { consoleQuery } from '#platform/query.ts';
import { useRoleName } from './use-role-name.ts';
import './grants-control.css';

/** Names of scopes that the API has returned, by `zone:3`. */
export type ScopeNames = Readonly<Record<string, string>>;

/** Roles with their scopes. A role never implies a scope. */
export function GrantsControl({
  label,
  value,
  onChange,
  error,
  names,
}: ControlProps & { names: ScopeNames }) {
  const t = useText();
  const grants = (value ?? []) as Grant[];
  return (
    <fieldset className="grants">
      <legend className="sr-only">{label}</legend>
      {grants.map((grant, index) => (
        <GrantRow
          key={index}
          grant={grant}
          names={names}
          onChange={(next) => onChange(grants.map((other, at) => (at === index ? next : other)))}
          onRemove={() => onChange(grants.filter((_, at) => at !== index))}
        />
      ))}
      {error && <GroupError>{error}</GroupError>}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => onChange([...grants, { role: 'support', scope: { kind: 'all' } }])}
      >
        {t('staff.addRole')}
      </Button>
    </fieldset>
  );
}

function GrantRow(props: {
  grant: Grant;
  names: ScopeNames;
  onChange: (grant: Grant) => void;
  onRemove: () => void;
}) {
  const { grant, names, onChange, onRemove } = props;
  const t = useText();
  const fieldId = useId();
  const roleName = useRoleName();
  const { data: roles } = useQuery(consoleQuery('roles', listRoles, {}));
  const { scope } = grant;
  return (
    <div className="grants-row">
      <SelectField
        label={t('staff.role')}
        value={grant.role}
        onChange={({ target }) => onChange({ ...grant, role: target.value })}
      >
        {roles?.rows.map(({ role, name }) => (
          <option key={role} value={role}>
            {roleName(role, name)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('staff.where')}
        value={scope.kind}
        onChange={({ target }) => onChange({ ...grant, scope: scopeOf(target.value, null) })}
      >
        <option value="all">{t('roles.everywhere')}</option>
        <option value="zone">{t('staff.inZone')}</option>
        <option value="store">{t('staff.inStore')}</option>
        <option value="self">{t('roles.own')}</option>
      </SelectField>
      <IconButton label={t('staff.removeRole')} small onClick={onRemove}>
        <Trash2 size={17} />
      </IconButton>
      {(scope.kind === 'zone' || scope.kind === 'store') && (
        <div className="grants-place">
          <Picker
            key={scope.kind}
            id={fieldId}
            label={t(scope.kind === 'zone' ? 'staff.zone' : 'staff.store')}
            error={undefined}
            source={scopeSource(scope.kind, names)}
            value={scope.id === NOWHERE ? null : scope.id}
            onChange={(id) => onChange({ ...grant, scope: scopeOf(scope.kind, id as number | null) })}
          />
        </div>
      )}
    </div>
  );
}

export function keyOf(scope: GrantScope): string {
  return 'id' in scope ? `${scope.kind}:${scope.id}` : scope.kind;
}

/** A zone or store that is not chosen yet. The server rejects it. */
const NOWHERE = 0;

function scopeOf(kind: string, id: number | null): GrantScope {
  if (kind === 'zone' || kind === 'store') return { kind, id: id ?? NOWHERE };
  return { kind: kind === 'self' ? 'self' : 'all' };
}

function scopeSource(kind: 'zone' | 'store', names: ScopeNames): PickerSource {
  return {
    key: ['staff', 'scopes', kind],
    async load(query, signal) {
      if ('ids' in query) return query.ids.map((id) => ({ id, name: names[`${kind}:${id}`] ?? `#${id}` }));
      const { zones, stores } = await api.call(listScopes, { query }, { signal });
      return kind === 'zone' ? zones : stores;
    },
  };
}
