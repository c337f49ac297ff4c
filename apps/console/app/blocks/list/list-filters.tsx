import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { type Schema, schemaOf } from '#platform/schema.ts';
import { FilterSelect } from './filter-select.tsx';
import type { Filter, ListEndpoint } from './list-types.ts';
import type { ListAddress } from './use-list-address.ts';

/** Loaded by the lists that have one: most have none. */
const rangeFilter = lazyPart(() => import('./range-filter.tsx').then((part) => part.RangeFilter));

/** The filters of a list; each control follows from the schema of its query field. */
export function ListFilters(props: {
  endpoint: ListEndpoint;
  filters: Readonly<Record<string, Filter | undefined>>;
  address: ListAddress;
}) {
  const { endpoint, filters, address } = props;
  const { properties = {} } = schemaOf(endpoint, 'query');
  return Object.entries(filters).map(([name, filter]) => {
    const schema = properties[name];
    return filter && schema ? (
      <FilterControl key={name} name={name} filter={filter} schema={schema} address={address} />
    ) : null;
  });
}

type Props = { name: string; filter: Filter; schema: Schema; address: ListAddress };

function FilterControl(props: Props) {
  const { name, filter, schema, address } = props;
  const value = address.get(name) ?? '';
  if (schema.control === 'instant')
    return (
      <LazyPart
        of={rangeFilter}
        props={{ filter, address }}
        fallback={<span className="list-filter list-range">{filter.label}</span>}
      />
    );
  if (schema.control === 'flag')
    return (
      <label className="list-filter list-filter-flag" data-set={value === 'true' || undefined}>
        <input
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => address.set({ [name]: target.checked ? 'true' : undefined })}
        />
        {filter.label}
      </label>
    );
  const values = filter.options ? Object.keys(filter.options) : schema.enum?.map(String);
  if (values) return <ChoiceFilter {...props} values={values} />;
  return (
    <input
      className="list-filter"
      type={schema.type === 'integer' ? 'number' : 'text'}
      data-set={value !== '' || undefined}
      aria-label={filter.label}
      placeholder={filter.label}
      defaultValue={value}
      key={value}
      onBlur={({ target }) => target.value !== value && address.set({ [name]: target.value.trim() })}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}

function ChoiceFilter({ name, filter, values, address }: Props & { values: string[] }) {
  return (
    <FilterSelect
      label={filter.label}
      value={address.get(name) ?? ''}
      options={values.map((value) => ({ value, label: filter.options?.[value] ?? value }))}
      onChange={(value) => address.set({ [name]: value })}
    />
  );
}
