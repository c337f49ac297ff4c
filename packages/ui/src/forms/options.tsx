/** The options of a select, with a label for each value. */
export function Options<V extends string | number>(props: {
  values: readonly V[];
  label: (value: V) => string;
}) {
  return props.values.map((value) => (
    <option key={value} value={value}>
      {props.label(value)}
    </option>
  ));
}

/** The options of a select by id, with their names. */
export function NamedOptions({ rows }: { rows: readonly { id: number | string; name: string }[] }) {
  return rows.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
