import { useText } from '@errand/client/i18n.tsx';
import {
  type CategoryDaypartValues,
  getCategoryDayparts,
  setCategoryDayparts,
} from '@errand/contract/console/catalog/category-dayparts';
import { DAYPART_LIMITS } from '@errand/domain/time';
import { isolate } from '@errand/ui/isolate.ts';
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
                {(row, change, title) => (
                  <CategoryControl
                    id={`${title}-category`}
                    label={t('stores.daypartsCategory')}
                    value={row.category_id}
                    error={undefined}
                    categories={categories}
                    onChange={(chosen) => change({ ...row, category_id: chosen as number })}
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
