import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { PromotionState as State } from '@errand/contract/console/promotions/fields';
import { toastDone } from '@errand/ui/toast.tsx';
import type { ReactNode } from 'react';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { useMay } from '#platform/session.ts';
import { PromotionState } from './promotion-state.tsx';

/** The page of one promotion: state and facts, plus the form and further panels for members who may change it. */
export function PromotionPage(props: {
  promotion: { title: { en: string; ar?: string | undefined }; state: State };
  list: string;
  listName: string;
  facts?: readonly (readonly [label: string, value: ReactNode])[];
  form: (onDone: () => void) => ReactNode;
  children?: ReactNode;
}) {
  const { promotion, list, listName, facts, form, children } = props;
  const { title, state } = promotion;
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  return (
    <Page
      title={(language === 'ar' && title.ar) || title.en}
      back={{ to: list, label: listName }}
      state={<PromotionState state={state} />}
      narrow
    >
      {facts && (
        <Panel>
          <Facts facts={facts} />
        </Panel>
      )}
      {may('promotions.update') && (
        <>
          <Panel>{form(() => toastDone(t('promotions.saved')))}</Panel>
          {children}
        </>
      )}
    </Page>
  );
}
