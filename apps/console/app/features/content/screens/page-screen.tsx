import { useText } from '@errand/client/i18n.tsx';
import { listPages, savePageDraft } from '@errand/contract/console/content';
import { PAGE_TAGS } from '@errand/contract/content';
import { useParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { metaFields } from '#blocks/form/meta-fields.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { Component as NotFound } from '#shell/not-found.tsx';
import { DraftPanel } from '../draft-panel.tsx';
import { PageVersions } from '../page-versions.tsx';

/** The next version of a page in both languages, and its published versions. */
export default function PageScreen() {
  const t = useText();
  const may = useMay();
  const { slug } = useParams();
  const data = useRead('content', listPages, {});
  const page = data.rows.find((row) => row.slug === slug);
  if (!page) return <NotFound />;
  const text = page.draft ?? page;
  return (
    <Page
      title={t(`content.page.${page.slug}`)}
      text={t('content.pageText')}
      back={{ to: '/content', label: t('content.pages') }}
    >
      {page.draft && <DraftPanel page={page} />}
      <Panel title={t(page.draft ? 'content.draft' : 'content.newDraft')} text={t('content.draftText')}>
        {may('content.update') ? (
          <Form
            key={page.slug}
            endpoint={savePageDraft}
            params={{ slug: page.slug }}
            hidden={{ version: page.version }}
            values={{
              ...(text.title && { title: text.title }),
              ...(text.html && { html: text.html }),
              meta_title: text.meta_title,
              meta_description: text.meta_description,
              publish_at: page.draft?.publish_at ?? null,
            }}
            fields={{
              title: { label: t('content.pageTitle') },
              html: {
                label: t('content.html'),
                control: 'longText',
                help: t('content.allowed', { tags: PAGE_TAGS.join(' ') }),
              },
              ...metaFields(t),
              publish_at: { label: t('content.publishAt'), help: t('content.publishAtHelp') },
            }}
            submit={t('content.saveDraft')}
            done={t('content.draftSaved')}
          />
        ) : (
          <pre className="text-body">{text.html?.en}</pre>
        )}
      </Panel>
      <PageVersions slug={page.slug} />
    </Page>
  );
}
