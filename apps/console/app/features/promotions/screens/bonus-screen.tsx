import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { getWalletBonus } from '@errand/contract/console/promotions/wallet-bonuses';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { BonusForm } from '../bonus-form.tsx';

import { PromotionState } from '../promotion-state.tsx';

export default function BonusScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const id = Number(useParams().id);
  const { data: bonus } = useSuspenseQuery(consoleQuery('promotions', getWalletBonus, { params: { id } }));
  return (
    <Page
      title={(language === 'ar' && bonus.title.ar) || bonus.title.en}
      back={{ to: '/promotions/bonuses', label: t('promotions.bonuses') }}
      state={<PromotionState state={bonus.state} />}
      narrow
    >
      {may('promotions.update') && (
        <>
          <Panel>
            <BonusForm bonus={bonus} onDone={() => toastDone(t('promotions.saved'))} />
          </Panel>
        </>
      )}
    </Page>
  );
}
