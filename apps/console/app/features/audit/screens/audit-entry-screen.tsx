import { useText } from '@errand/client/i18n.tsx';
import { getAuditEntry } from '@errand/contract/console/audit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { AuditChanges } from '../audit-changes.tsx';

export default function AuditEntryScreen() {
  const t = useText();
  const dates = useDates();
  const id = Number(useParams().id);
  const { data: entry } = useSuspenseQuery(consoleQuery('audit', getAuditEntry, { params: { id } }));
  const input = Object.keys(entry.input).length > 0 ? JSON.stringify(entry.input, null, 2) : null;
  return (
    <Page
      title={entry.endpoint}
      back={{ to: '/audit', label: t('audit.title') }}
      state={<StateTag of="audit.outcome" state={entry.outcome} />}
      narrow
    >
      <Panel>
        <Facts
          facts={[
            [t('audit.when'), dates.dateTime(entry.at)],
            [t('audit.who'), entry.staff?.name ?? t('audit.nobody')],
            [
              t('audit.target'),
              entry.target && (
                <bdi key="target" dir="ltr">
                  {entry.target}
                </bdi>
              ),
            ],
            [t('audit.reason'), entry.reason],
            [t('audit.code'), entry.code],
            [t('audit.permission'), entry.permission],
            [
              t('audit.address'),
              <bdi key="address" dir="ltr">
                {entry.address}
              </bdi>,
            ],
            [
              t('audit.device'),
              <bdi key="device" dir="ltr">
                {entry.user_agent}
              </bdi>,
            ],
            [
              t('audit.requestId'),
              <bdi key="request" dir="ltr">
                {entry.request_id}
              </bdi>,
            ],
          ]}
        />
      </Panel>
      <Panel title={t('audit.changes')}>
        <AuditChanges changes={entry.changes} />
      </Panel>
      {input && (
        <Panel title={t('audit.input')}>
          <pre
            className="audit-input"
            dir="ltr"
            role="log"
            aria-live="off"
            tabIndex={0}
            aria-label={t('audit.input')}
          >
            {input}
          </pre>
        </Panel>
      )}
    </Page>
  );
}
