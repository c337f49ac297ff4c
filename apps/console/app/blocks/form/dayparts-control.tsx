import { useText } from '@errand/client/i18n.tsx';
import type { DaypartValues } from '@errand/contract/console/dayparts';
import type { ReactNode } from 'react';
import { DayHoursFields } from './day-hours-fields.tsx';
import type { ControlProps } from './form-types.ts';
import { RowsControl } from './rows-control.tsx';

/** A new daypart: every day, from morning until noon. */
export const NEW_DAYPART: DaypartValues = { days: [0, 1, 2, 3, 4, 5, 6], from: 420, to: 720 };

/** Days and hours of sale. `children` renders further fields of a row above its days. */
export function DaypartsControl<Row extends DaypartValues>(
  props: Pick<ControlProps, 'label' | 'value' | 'onChange' | 'error'> & {
    help: string;
    empty: Row;
    most: number;
    children?: (row: Row, onChange: (row: Row) => void) => ReactNode;
  },
) {
  const { label, value, onChange, error, help, empty, most, children } = props;
  const t = useText();
  return (
    <RowsControl
      label={label}
      help={help}
      error={error}
      rows={(value ?? []) as Row[]}
      onChange={onChange}
      empty={empty}
      most={most}
      texts={{
        row: (number) => t('blocks.daypart', { number }),
        add: t('blocks.addDaypart'),
        remove: (number) => t('blocks.removeDaypart', { number }),
      }}
    >
      {(row, change) => (
        <>
          {children?.(row, change)}
          <DayHoursFields value={row} onChange={(changed) => change({ ...row, ...changed })} />
        </>
      )}
    </RowsControl>
  );
}
