import { useText } from '@errand/client/i18n.tsx';
import { listCampaignItems, listCampaigns } from '@errand/contract/promotions';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { memo } from 'react';
import { AddButton } from '#features/cart/index.ts';
import { ItemCard } from '#features/catalog/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { cachedData } from '#platform/navigation/page-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { requireLocation } from '#platform/session/require-location.ts';
import { CampaignGrid } from '../components/campaign-card.tsx';
import type { Route } from './+types/campaigns-page.ts';
import './campaign-page.css';
import './campaigns-page.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, input } = context.get(pageContext);
  requireLocation(input);
  const [campaigns, items] = await Promise.all([
    api.call(listCampaigns, {}),
    api.call(listCampaignItems, {}),
  ]);
  return { campaigns, items };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

export default memo(function CampaignsPage({ loaderData: { campaigns, items } }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className="page-width campaign-page">
      <PageTitle text={t('promotions.title')} />
      <h1 className="text-h1">{t('promotions.title')}</h1>
      {campaigns.length + items.length === 0 && (
        <EmptyState
          level={2}
          picture="ticket"
          title={t('promotions.noneTitle')}
          text={t('promotions.noneText')}
        >
          <ButtonLink variant="soft" to="/home">
            {t('promotions.backHome')}
          </ButtonLink>
        </EmptyState>
      )}
      {campaigns.length > 0 && <CampaignGrid campaigns={campaigns} level={2} />}
      {items.length > 0 && (
        <section className="campaigns-page-items" aria-labelledby="campaign-items">
          <h2 className="text-h2" id="campaign-items">
            {t('promotions.items')}
          </h2>
          <div className="layout-grid layout-grid-6">
            {items.map((item) => (
              <ItemCard key={item.id} item={item} disc={<AddButton item={item} />} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}, hasSameData);
