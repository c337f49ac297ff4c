import { useText } from '@errand/client/i18n.tsx';
import type { Campaign } from '@errand/contract/promotions';
import { cx } from '@errand/ui/cx.ts';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { CampaignEnd } from '#features/catalog/index.ts';
import { Link } from '#platform/navigation/link.tsx';
import './campaign-card.css';

/** A campaign as a tinted card: picture, description, end and number of participating stores. */
export function CampaignCard({ campaign, level = 3 }: { campaign: Campaign; level?: 2 | 3 | undefined }) {
  const t = useText();
  const Heading = `h${level}` as const;
  return (
    <article
      className={cx('campaign-card', !campaign.art && 'photo')}
      data-tint={campaign.art?.tint ?? 'stone'}
    >
      <div>
        <Heading className="text-title">
          <Link className="card-link" to={`/campaigns/${campaign.slug}`} prefetch="intent">
            {campaign.title}
          </Link>
        </Heading>
        <p className="text-clamp">{campaign.description}</p>
        <p className="text-caption">
          <CampaignEnd day={campaign.available_date_ends} />
          {' · '}
          {t('promotions.storeCount', { count: campaign.stores_count })}
        </p>
      </div>
      {campaign.image_full_url && <Picture src={campaign.image_full_url} width={96} />}
    </article>
  );
}

export function CampaignGrid({ campaigns, level }: { campaigns: Campaign[]; level?: 2 | 3 | undefined }) {
  return (
    <div className="campaign-card-list">
      {campaigns.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} level={level} />
      ))}
    </div>
  );
}
