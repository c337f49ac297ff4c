import { useText } from '@errand/client/i18n.tsx';
import { type WishlistTabLabels, wishlistTabLabels } from '@errand/domain/modules';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { useSession } from '#platform/session/index.ts';
import type { useWishPages } from './use-wish-pages.ts';
import { WishList } from './wish-list.tsx';
import './wish-tabs.css';

/** A tab: its query, its count and its rows. */
export type WishTab = Pick<ReturnType<typeof useWishPages>, 'query' | 'total'> & { children: ReactNode[] };

/** The two tabs, labeled for the selected module: items or vehicles, and stores or providers. */
export function WishTabs(props: { [Tab in keyof WishlistTabLabels]: WishTab }) {
  const t = useText();
  const { module } = useSession();
  const labels = wishlistTabLabels(module?.module_type ?? 'food');
  const tabs = [
    { name: 'items', label: labels.items, ...props.items },
    { name: 'sellers', label: labels.sellers, ...props.sellers },
  ] as const;
  return (
    <Tabs.Root defaultValue="items">
      <Tabs.List className="tabs wish-tabs" aria-label={t('wishlist.title')}>
        {tabs.map(({ name, label, total }) => (
          <Tabs.Trigger key={name} value={name}>
            {t(`wishlist.${label}`)}
            {total !== null && <i> {total}</i>}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ name, label, query, children }) => (
        <Tabs.Content key={name} value={name}>
          <WishList query={query} empty={t(`wishlist.none.${label}`)} text={t('wishlist.noneText')}>
            {children}
          </WishList>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
