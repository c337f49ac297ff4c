import { useText } from '@errand/client/i18n.tsx';
import { getSeller } from '@errand/contract/console/finance/documents';
import { Columns } from '#blocks/page/page.tsx';
import { OwnDocumentsPanel, SellerPanel } from '#features/finance/index.ts';
import { useMayCall } from '#platform/session.ts';
import { KitchenPage } from '../kitchen-page.tsx';

/** The documents of the store, those that it got from the operator, and what its own say about it. */
export default function DocumentsScreen() {
  const t = useText();
  const mayCall = useMayCall();
  return (
    <KitchenPage title={t('kitchen.documents')}>
      {({ id }) => (
        <Columns key={id} side={mayCall(getSeller) && <SellerPanel id={id} />}>
          <OwnDocumentsPanel storeId={id} />
        </Columns>
      )}
    </KitchenPage>
  );
}
