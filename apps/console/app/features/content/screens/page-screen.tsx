import { useText } from '@errand/client/i18n.tsx';
import { listPages, savePage } from '@errand/contract/console/content';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { Component as NotFound } from '#shell/not-found.tsx';

/** The title and HTML of a page in both languages. */
export default function PageScreen() {
  const t = useText();
  const may = useMay();
  const { slug } = useParams();
  const { data } = useSuspenseQuery(consoleQuery('content', listPages, {}));
  const page = data.rows.find((row) => row.slug === slug);
  if (!page) return <NotFound />;
  return (
    <Page
      title={t(`content.page.${page.slug}`)}
      text={t('content.pageText')}
      back={{ to: '/content', label: t('content.pages') }}
    >
      <Panel>
        {may('content.update') ? (
          <Form
            key={page.slug}
            endpoint={savePage}
            params={{ slug: page.slug }}
            hidden={{ version: page.version }}
            values={{
              ...(page.title && { title: page.title }),
              ...(page.html && { html: page.html }),
            }}
            fields={{
              title: { label: t('content.pageTitle') },
              html: { label: t('content.html'), control: 'longText' },
            }}
            submit={t('content.publish')}
            onDone={() => toastDone(t('content.published'))}
          />
        ) : (
          <pre className="text-body">{page.html?.en}</pre>
        )}
      </Panel>
    </Page>
  );
}
