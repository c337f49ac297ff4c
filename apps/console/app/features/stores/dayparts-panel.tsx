import { useText } from '@errand/client/i18n.tsx';
import {
  type CategoryDaypartValues,
  getCategoryDayparts,
  setCategoryDayparts,
} from '@errand/contract/console/catalog/category-dayparts';
import { DAYPART_LIMITS } from '@errand/domain/time';
import { isolate } from '@errand/ui/isolate.ts';
import { type ComponentProps, useId } from 'react';
import { DaypartsControl, NEW_DAYPART } from '#blocks/form/dayparts-control.tsx';
import { type ControlProps, Form } from '#blocks/form/index.ts';
import { rowCount } from '#blocks/form/rows-control.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import { CategoryControl } from '../catalog/index.ts';

/** The days and hours in which a store sells the items of its categories. */
export function DaypartsPanel({ id }: { id: number }) {
  const t = useText();
  const mayCall = useMayCall();
  const params = { id };
  const {
    dayparts,
    categories,
    time_zone: zone,
    version,
  } = useRead('catalog', getCategoryDayparts, { params });
  const [first] = categories;
  if (!first || !mayCall(setCategoryDayparts)) return null;
  const empty: CategoryDaypartValues = { category_id: first.id, ...NEW_DAYPART };
  return (
    <Panel title={t('stores.dayparts')} text={t('stores.daypartsText', { zone: isolate(zone) })}>
      <Form
        endpoint={setCategoryDayparts}
        params={params}
        hidden={{ version }}
        values={{ dayparts }}
        fields={{
          dayparts: {
            label: t('stores.daypartsList'),
            show: rowCount,
            control: (props: ControlProps) => (
              <DaypartsControl
                {...props}
                help={t('stores.daypartsHelp')}
                empty={empty}
                most={DAYPART_LIMITS.store}
              >
                {(row, change) => (
                  <CategoryField
                    value={row.category_id}
                    categories={categories}
                    onChange={(chosen) => change({ ...row, category_id: chosen })}
                  />
                )}
              </DaypartsControl>
            ),
          },
        }}
        done={t('stores.daypartsSaved')}
      />
    </Panel>
  );
}

/** The category of a row. */
function CategoryField(props: {
  value: number;
  categories: ComponentProps<typeof CategoryControl>['categories'];
  onChange: (chosen: number) => void;
}) {
  const { value, categories, onChange } = props;
  const t = useText();
  return (
    <CategoryControl
      id={useId()}
      label={t('stores.daypartsCategory')}
      value={value}
      error={undefined}
      categories={categories}
      onChange={(chosen) => onChange(chosen as number)}
    />
  );
}
