import { useText } from '@errand/client/i18n.tsx';
import { isCalendarDay } from '@errand/domain/time';
import { DateInput } from '@errand/ui/forms/date/date-input.tsx';
import { type Schema, schemaOf } from '#platform/schema.ts';
import { FilterSelect } from './filter-select.tsx';
import type { Filter, ListEndpoint } from './list-types.ts';
import type { ListAddress } from './use-list-address.ts';

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
  if (schema.control === 'instant') return <RangeFilter {...props} />;
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

/** Whole days in the member's time zone: `from` is the start of the first, `to` the end of the last. */
function RangeFilter({ filter, address }: Props) {
  const t = useText();
  const isSet = address.get('from') !== undefined || address.get('to') !== undefined;
  return (
    <span
      className="list-filter list-range"
      role="group"
      aria-label={filter.label}
      data-set={isSet || undefined}
    >
      <span aria-hidden="true">{filter.label}</span>
      <DayField
        label={t('blocks.from', { filter: filter.label })}
        name="from"
        time="00:00:00.000"
        address={address}
      />
      <span aria-hidden="true">–</span>
      <DayField
        label={t('blocks.to', { filter: filter.label })}
        name="to"
        time="23:59:59.999"
        address={address}
      />
    </span>
  );
}

function DayField(props: { label: string; name: 'from' | 'to'; time: string; address: ListAddress }) {
  const { label, name, time, address } = props;
  const t = useText();
  return (
    <DateInput
      label={label}
      emptyText={t('ui.anyDay')}
      value={dayOf(address.get(name))}
      onChange={(day) => {
        if (day === '') address.set({ [name]: undefined });
        else if (isCalendarDay(day)) address.set({ [name]: new Date(`${day}T${time}`).toISOString() });
      }}
    />
  );
}

/** "2026-11-24" of an instant, in the member's time zone. */
function dayOf(instant: string | undefined): string {
  const at = new Date(instant ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
