import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { getCashback } from '@errand/contract/console/promotions/cashbacks';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { CashbackForm } from '../cashback-form.tsx';

import { PromotionState } from '../promotion-state.tsx';

export default function CashbackScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const id = Number(useParams().id);
  const { data: cashback } = useSuspenseQuery(consoleQuery('promotions', getCashback, { params: { id } }));
  return (
    <Page
      title={(language === 'ar' && cashback.title.ar) || cashback.title.en}
      back={{ to: '/promotions/cashback', label: t('promotions.cashback') }}
      state={<PromotionState state={cashback.state} />}
      narrow
    >
      {may('promotions.update') && (
        <>
          <Panel>
            <CashbackForm cashback={cashback} onDone={() => toastDone(t('promotions.saved'))} />
          </Panel>
        </>
      )}
    </Page>
  );
}
