import { useText } from '@errand/client/i18n.tsx';
import { useDebounced } from '@errand/client/use-debounced.ts';
import type { Grant, GrantScope } from '@errand/contract/console/staff/grants';
import { listRoles } from '@errand/contract/console/staff/roles';
import { listScopes } from '@errand/contract/console/staff/staff';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ControlProps } from '#blocks/form/index.ts';
import { consoleQuery } from '#platform/query.ts';
import { useRoleName } from './use-role-name.ts';
import './grants-control.css';

/** Names of scopes that the API has returned, by `zone:3`. */
export type ScopeNames = Readonly<Record<string, string>>;

/** Roles and where each holds. A role never implies a scope. */
export function GrantsControl({
  label,
  value,
  onChange,
  error,
  names,
}: ControlProps & { names: ScopeNames }) {
  const t = useText();
  const roleName = useRoleName();
  const grants = (value ?? []) as Grant[];
  const { data: roles } = useQuery(consoleQuery('roles', listRoles, {}));
  const [search, setSearch] = useState('');
  const { data: scopes } = useQuery(
    consoleQuery('staff', listScopes, { query: { search: useDebounced(search, 250) } }),
  );
  const found: Record<string, string> = {
    ...names,
    ...Object.fromEntries(
      (scopes?.zones ?? []).map(({ id, name }) => [`zone:${id}`, t('roles.zone', { name })]),
    ),
    ...Object.fromEntries(
      (scopes?.stores ?? []).map(({ id, name }) => [`store:${id}`, t('roles.store', { name })]),
    ),
  };

  const set = (index: number, grant: Grant) =>
    onChange(grants.map((other, at) => (at === index ? grant : other)));

  return (
    <fieldset className="grants">
      <legend className="sr-only">{label}</legend>
      {grants.map((grant, index) => (
        <div key={index} className="grants-row">
          <SelectField
            label={t('staff.role')}
            value={grant.role}
            onChange={({ target }) => set(index, { ...grant, role: target.value })}
          >
            {roles?.rows.map(({ role, name }) => (
              <option key={role} value={role}>
                {roleName(role, name)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('staff.where')}
            value={keyOf(grant.scope)}
            onChange={({ target }) => set(index, { ...grant, scope: scopeOf(target.value) })}
          >
            <option value="all">{t('roles.everywhere')}</option>
            <option value="self">{t('roles.own')}</option>
            {Object.entries(withCurrent(found, grant.scope)).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
          <IconButton
            label={t('staff.removeRole')}
            small
            onClick={() => onChange(grants.filter((_, at) => at !== index))}
          >
            <Trash2 size={17} strokeWidth={1.75} />
          </IconButton>
        </div>
      ))}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <TextField
        label={t('staff.findScope')}
        optional
        help={t('staff.findScopeHelp')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
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

export function keyOf(scope: GrantScope): string {
  return 'id' in scope ? `${scope.kind}:${scope.id}` : scope.kind;
}

function scopeOf(key: string): GrantScope {
  const [kind, id] = key.split(':');
  if (kind === 'zone' || kind === 'store') return { kind, id: Number(id) };
  return { kind: kind === 'self' ? 'self' : 'all' };
}

/** A chosen zone or store stays in the list when the search no longer finds it. */
function withCurrent(found: ScopeNames, scope: GrantScope): ScopeNames {
  const key = keyOf(scope);
  return 'id' in scope && !(key in found) ? { ...found, [key]: key } : found;
}
