import { useText } from '@errand/client/i18n.tsx';
import { useClockText } from '@errand/client/use-clock-text.ts';
import { useDates } from '@errand/client/use-dates.ts';
import { getCampaign } from '@errand/contract/promotions';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { memo } from 'react';
import { StoreGrid } from '#features/stores/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { cachedData } from '#platform/navigation/page-data.ts';
import { orNotFound } from '#platform/or-not-found.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { pageMeta, siteOf } from '#platform/page-meta.ts';
import { requireLocation } from '#platform/session/require-location.ts';
import type { Route } from './+types/campaign-page.ts';
import './campaign-page.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, input } = context.get(pageContext);
  requireLocation(input);
  const campaign = await orNotFound(api.call(getCampaign, { query: { basic_campaign_id: params.id } }));
  return { campaign, url: `${input.origin}/campaigns/${campaign.slug}` };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { campaign, url } = loaderData;
  const { title, description } = campaign;
  return pageMeta({ title, description, url }, siteOf(matches));
}

export default memo(function CampaignPage({ loaderData: { campaign } }: Route.ComponentProps) {
  const t = useText();
  const { date } = useDates();
  const clock = useClockText();
  const allDay = campaign.start_time === '00:00' && campaign.end_time === '23:59';
  return (
    <div className="page-width campaign-page">
      <header className="campaign-page-head" data-tint={campaign.art?.tint ?? 'stone'}>
        <div>
          <h1 className="text-h1">{campaign.title}</h1>
          <p>{campaign.description}</p>
          <p className="text-meta">
            {t('promotions.days', {
              from: date(campaign.available_date_starts),
              to: date(campaign.available_date_ends),
            })}
            {!allDay && (
              <>
                {' · '}
                <bdi>{`${clock(campaign.start_time)} – ${clock(campaign.end_time)}`}</bdi>
              </>
            )}
          </p>
        </div>
        {campaign.image_full_url && <Picture src={campaign.image_full_url} width={168} eager />}
      </header>
      {campaign.stores.length === 0 ? (
        <EmptyState
          level={2}
          picture="compass"
          title={t('promotions.noStoresTitle')}
          text={t('promotions.noStoresText')}
        >
          <ButtonLink variant="soft" to="/campaigns">
            {t('promotions.title')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <section aria-labelledby="campaign-stores">
          <h2 className="text-h2 sr-only" id="campaign-stores">
            {t('promotions.stores')}
          </h2>
          <StoreGrid stores={campaign.stores} />
        </section>
      )}
    </div>
  );
}, hasSameData);
