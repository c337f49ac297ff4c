import { useText } from '@errand/client/i18n.tsx';
import type { CampaignDetails } from '@errand/contract/console/newsletter/campaigns';
import { Note } from '@errand/ui/note.tsx';
import { TriangleAlert } from 'lucide-react';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { Facts, Panel } from '#blocks/page/page.tsx';
import './campaign-result.css';

/** The progress of a campaign that has started, and what became of its mails. */
export function CampaignResult({ campaign }: { campaign: CampaignDetails }) {
  const t = useText();
  const { result, audience, state, failures, links, problem } = campaign;
  const isRunning = state === 'sending' || state === 'paused';
  return (
    <Panel title={t(isRunning ? 'newsletter.progress' : 'newsletter.result')}>
      {problem !== '' && (
        <Note tone="warn" icon={TriangleAlert} live="status">
          <span>
            {t('newsletter.problem')} <bdi dir="ltr">{problem}</bdi>
          </span>
        </Note>
      )}
      {isRunning && (
        <div className="campaign-progress">
          <progress
            value={audience - result.queued}
            max={Math.max(audience, 1)}
            aria-label={t('newsletter.progress')}
          />
          <span className="text-meta">
            {campaign.is_filling
              ? t('newsletter.filling')
              : t('newsletter.progressOf', { done: audience - result.queued, all: audience })}
          </span>
        </div>
      )}
      <Facts
        facts={[
          [
            t('newsletter.segment'),
            <bdi key="segment">{campaign.segment?.name ?? t('newsletter.everybody')}</bdi>,
          ],
          [t('newsletter.recipients'), String(audience)],
          [t('newsletter.sent'), String(result.sent)],
          [t('newsletter.queued'), isRunning && String(result.queued)],
          [t('newsletter.failed'), result.failed > 0 && String(result.failed)],
          [t('newsletter.skipped'), result.skipped > 0 && String(result.skipped)],
          [t('newsletter.unsubscribed'), String(result.unsubscribed)],
          [t('newsletter.startedAt'), <Instant key="start" at={campaign.started_at} />],
          [t('newsletter.endedAt'), campaign.ended_at && <Instant key="end" at={campaign.ended_at} />],
        ]}
      />
      {failures.length > 0 && (
        <Counted
          title={t('newsletter.failures')}
          rows={failures.map(({ reason, count }) => ({ name: reason, count }))}
        />
      )}
      {campaign.counts_clicks && links.length > 0 && (
        <Counted
          title={t('newsletter.clicks')}
          rows={links.map(({ address, clicks }) => ({ name: address, count: clicks }))}
        />
      )}
    </Panel>
  );
}

function Counted({ title, rows }: { title: string; rows: { name: string; count: number }[] }) {
  return (
    <section className="campaign-counted">
      <h3 className="text-label">{title}</h3>
      <ul>
        {rows.map(({ name, count }) => (
          <li key={name}>
            <bdi dir="ltr">{name}</bdi>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
