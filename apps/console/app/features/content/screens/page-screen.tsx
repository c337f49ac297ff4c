import { useLanguage, useText } from '@errand/client/i18n.tsx';
import {
  addPagePicture,
  type ContentPage,
  deletePage,
  listPages,
  savePageDraft,
} from '@errand/contract/console/content';
import { DEFAULT_LANGUAGE, directionOf } from '@errand/domain/language';
import { type RichTexts, summaryOf } from '@errand/domain/rich-text';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { RichTextView } from '@errand/ui/rich-text-view.tsx';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { metaFields } from '#blocks/form/meta-fields.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { api } from '#platform/api.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { Component as NotFound } from '#shell/not-found.tsx';
import { DraftPanel } from '../draft-panel.tsx';
import { BodyControl } from '../editor/body-control.tsx';
import { usePageName } from '../page-name.ts';
import { PageVersions } from '../page-versions.tsx';
import '../editor/block-editor.css';

/** The next version of a page in both languages, and its published versions. */
export default function PageScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const nameOf = usePageName();
  const { slug } = useParams();
  const data = useRead('content', listPages, {});
  const page = data.rows.find((row) => row.slug === slug);
  if (!page) return <NotFound />;
  const text = page.draft ?? page;
  const shown = text.body?.[language]?.length ? language : DEFAULT_LANGUAGE;
  return (
    <Page
      title={nameOf(page)}
      text={t(textKeyOf(page), { address: `/${page.slug}` })}
      back={{ to: '/content', label: t('content.pages') }}
      actions={may('content.update') && !page.is_fixed && !page.in_footer && <Delete page={page} />}
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
              body: text.body ?? { en: [] },
              meta_title: text.meta_title,
              meta_description: text.meta_description,
              publish_at: page.draft?.publish_at ?? null,
            }}
            fields={{
              title: { label: t('content.pageTitle') },
              body: {
                label: t('content.body'),
                control: (props) => (
                  <BodyControl
                    {...props}
                    help={t('content.bodyHelp')}
                    addPicture={(body) => api.call(addPagePicture, { params: { slug: page.slug }, body })}
                  />
                ),
                show: (value) => summaryOf((value as RichTexts).en),
              },
              ...metaFields(t),
              publish_at: { label: t('content.publishAt'), help: t('content.publishAtHelp') },
            }}
            submit={t('content.saveDraft')}
            done={t('content.draftSaved')}
          />
        ) : (
          <div className="block-editor-text" lang={shown} dir={directionOf(shown)}>
            <RichTextView text={text.body?.[shown] ?? []} />
          </div>
        )}
      </Panel>
      <PageVersions slug={page.slug} />
    </Page>
  );
}

function textKeyOf({ in_footer, is_fixed }: ContentPage) {
  if (!in_footer) return 'content.pageText';
  return is_fixed ? 'content.pageInFooter' : 'content.pageKept';
}

/** Deletes a page that the operator added, after a question. */
function Delete({ page: { slug } }: { page: ContentPage }) {
  const t = useText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useChange(deletePage, {
    done: t('content.pageDeleted'),
    onResponse: () => void navigate('/content', { replace: true }),
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('content.deletePage')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('content.deleteQuestion')}
        text={t('content.deleteText', { address: `/${slug}` })}
        confirm={t('content.deletePage')}
        danger
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({ params: { slug } }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
