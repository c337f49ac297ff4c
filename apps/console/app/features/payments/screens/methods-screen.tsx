import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { createMethod, listMethods } from '@errand/contract/console/support/offline-methods';
import { translated } from '@errand/domain/language';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useMayCall } from '#platform/session.ts';
import { PaymentTabs } from '../payment-tabs.tsx';

export default function MethodsScreen() {
  const t = useText();
  const language = useLanguage();
  const mayCall = useMayCall();
  return (
    <Page
      title={t('payments.methods')}
      text={t('payments.methodsText')}
      actions={
        mayCall(createMethod) && <ButtonLink to="/payments/methods/new">{t('payments.newMethod')}</ButtonLink>
      }
    >
      <PaymentTabs />
      <List
        endpoint={listMethods}
        resource="payments"
        href={({ id }) => `/payments/methods/${id}`}
        searchLabel={t('payments.methodName')}
        columns={{
          name: {
            header: t('payments.methodName'),
            cell: ({ name }) => <bdi>{translated(name, language)}</bdi>,
          },
          state: {
            header: t('payments.state'),
            phone: 'beside',
            cell: ({ active }) => <StateTag of="blocks.state" state={active ? 'active' : 'off'} />,
          },
          asks: {
            header: t('payments.questions'),
            phone: 'plain',
            cell: ({ questions }) => questions.map(({ label }) => translated(label, language)).join(', '),
          },
          position: { header: t('payments.position'), align: 'end', cell: ({ position }) => position },
        }}
        empty={{ title: t('payments.noMethods'), text: t('payments.noMethodsText') }}
      />
    </Page>
  );
}
