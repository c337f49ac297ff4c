/** A few values of which one is shown. */
export function Choice<Value extends string | number>(props: {
  label: string;
  values: readonly Value[];
  value: Value;
  nameOf: (value: Value) => string;
  onChange: (value: Value) => void;
}) {
  const { label, values, value, nameOf, onChange } = props;
  return (
    <div className="segment" role="group" aria-label={label}>
      {values.map((one) => (
        <button
          key={one}
          type="button"
          className={one === value ? 'on' : undefined}
          aria-pressed={one === value}
          onClick={() => onChange(one)}
        >
          {nameOf(one)}
        </button>
      ))}
    </div>
  );
}
