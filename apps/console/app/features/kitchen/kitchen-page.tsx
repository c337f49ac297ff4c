import { useText } from '@errand/client/i18n.tsx';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';
import { Page } from '#blocks/page/page.tsx';
import { useMay } from '#platform/session.ts';
import { useKitchenStore } from './use-kitchen-store.ts';
import './kitchen-page.css';

type Store = { id: number; name: string; rents: boolean };

/** The frame of a store's screens, with the choice of the store, which `children` receives. */
export function KitchenPage(props: { title: string; children: (store: Store) => ReactNode }) {
  const { title, children } = props;
  const t = useText();
  const may = useMay();
  const { store, stores, isNamed, choose } = useKitchenStore();
  if (!store) return <EmptyState level={1} title={t('kitchen.noStore')} text={t('kitchen.noStoreText')} />;
  const suffix = `?store=${store.id}`;
  // By this address a notification finds the open board of its store (public/push-worker.js).
  if (!isNamed) return <Navigate to={suffix} replace />;
  const screens = [
    ['/kitchen', t('kitchen.board')],
    ...(store.rents ? [] : [['/kitchen/menu', t('kitchen.menu')] as const]),
    ...(may('analytics.read') ? [['/kitchen/statement', t('kitchen.statement')] as const] : []),
    ...(may('stores.payout')
      ? [
          ['/kitchen/balance', t('kitchen.balance')] as const,
          ['/kitchen/documents', t('kitchen.documents')] as const,
        ]
      : []),
  ] as const;
  return (
    <Page
      title={title}
      {...(stores.length === 1 && { text: store.name })}
      actions={
        stores.length > 1 && (
          <div className="kitchen-store">
            <SelectField
              label={t('kitchen.store')}
              value={String(store.id)}
              onChange={({ target }) => choose(target.value)}
            >
              <NamedOptions rows={stores} />
            </SelectField>
          </div>
        )
      }
    >
      <AreaTabs
        label={t('kitchen.screens')}
        tabs={screens.map(([to, label]) => ({ to: `${to}${suffix}`, label }))}
      />
      {children(store)}
    </Page>
  );
}
