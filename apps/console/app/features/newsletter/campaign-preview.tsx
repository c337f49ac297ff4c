import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { useLanguageName } from '@errand/client/language-name.ts';
import {
  type CampaignDetails,
  previewCampaign,
  testCampaign,
} from '@errand/contract/console/newsletter/campaigns';
import { LANGUAGE_CODES, type LanguageCode } from '@errand/domain/language';
import { Button } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { consoleQuery, useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import './campaign-preview.css';

/** Pixels of a phone, and of the reading pane of a computer. */
const WIDTHS = [360, 600] as const;
const THEMES = ['light', 'dark'] as const;

/** A saved campaign as mail programs show it, in every language, theme and width. */
export function CampaignPreview({ campaign: { id } }: { campaign: CampaignDetails }) {
  const t = useText();
  const may = useMay();
  const nameOf = useLanguageName();
  const own = useLanguage();
  const [language, setLanguage] = useState<LanguageCode>(own);
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(() =>
    window.matchMedia('(max-width: 720px)').matches ? 360 : 600,
  );
  const params = { id };
  const { data } = useQuery(consoleQuery('newsletter', previewCampaign, { params, query: { language } }));
  const test = useChange(testCampaign, {
    done: (_input, { email }) => t('newsletter.testSent', { email }),
  });
  return (
    <Panel title={t('newsletter.preview')} text={t('newsletter.previewText')}>
      <div className="campaign-preview-bar">
        <Choice
          label={t('newsletter.language')}
          values={LANGUAGE_CODES}
          value={language}
          onChange={setLanguage}
        >
          {nameOf}
        </Choice>
        <Choice label={t('newsletter.colors')} values={THEMES} value={theme} onChange={setTheme}>
          {(one) => t(`newsletter.${one}`)}
        </Choice>
        <Choice label={t('newsletter.width')} values={WIDTHS} value={width} onChange={setWidth}>
          {(one) => t(one === 360 ? 'newsletter.phone' : 'newsletter.computer')}
        </Choice>
      </div>
      {data && data.language !== language && (
        <Note tone="info" text={t('newsletter.fallback', { language: nameOf(data.language) })} />
      )}
      <p className="campaign-preview-subject">
        <span className="text-meta">{t('newsletter.subject')}</span> <bdi>{data?.subject}</bdi>
      </p>
      {data ? (
        <div className="campaign-preview-frame">
          <iframe
            title={t('newsletter.previewOf', { language: nameOf(data.language) })}
            // Nothing in it may run, and its links open nothing.
            sandbox=""
            srcDoc={inTheme(data.html, theme)}
            style={{ inlineSize: width, colorScheme: theme }}
          />
        </div>
      ) : (
        <Skeleton width="100%" height="420px" />
      )}
      {may('newsletter.send') && (
        <div className="form-buttons">
          <Button
            variant="soft"
            loading={test.isPending}
            onClick={() => test.mutate({ params, body: { language } })}
          >
            {t('newsletter.test')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** Mails follow the theme of the device; the preview shows either on any. */
function inTheme(html: string, theme: (typeof THEMES)[number]): string {
  const query = theme === 'dark' ? '@media all' : '@media not all';
  return html.replace(/@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)/g, query);
}

/** A row of toggles, of which one is pressed. */
function Choice<V extends number | string>(props: {
  label: string;
  values: readonly V[];
  value: V;
  onChange: (value: V) => void;
  children: (value: V) => ReactNode;
}) {
  const { label, values, value, onChange, children } = props;
  return (
    <div className="campaign-preview-choice" role="group" aria-label={label}>
      {values.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {children(one)}
        </button>
      ))}
    </div>
  );
}
