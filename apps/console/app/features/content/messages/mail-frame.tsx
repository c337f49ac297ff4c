import { useText } from '@errand/client/i18n.tsx';
import { directionOf, type LanguageCode } from '@errand/domain/language';
import { useState } from 'react';
import { Choice } from './choice.tsx';

const WIDTHS = [360, 600] as const;
const THEMES = ['light', 'dark'] as const;

/** A mail as a phone and a wide mail program show it. The frame runs no script and has no origin. */
export function MailFrame(props: { subject: string; html: string; language: LanguageCode }) {
  const { subject, html, language } = props;
  const t = useText();
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(360);
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light');
  // The theme of the system decides in mail programs, here the choice.
  const media = theme === 'dark' ? '@media all' : '@media not all';
  const shown = html.replace(/@media ?\(prefers-color-scheme: ?dark\)/g, media);
  return (
    <div className="mail-frame">
      <div className="message-choices">
        <Choice
          label={t('messages.width')}
          values={WIDTHS}
          value={width}
          nameOf={(pixels) => t(`messages.width.${pixels}`)}
          onChange={setWidth}
        />
        <Choice
          label={t('messages.theme')}
          values={THEMES}
          value={theme}
          nameOf={(one) => t(`messages.theme.${one}`)}
          onChange={setTheme}
        />
      </div>
      <p className="mail-frame-subject" lang={language} dir={directionOf(language)}>
        {subject}
      </p>
      {/* A keyboard scrolls the frame inside of it. */}
      <div className="mail-frame-scroll">
        <iframe
          title={t('messages.mail')}
          sandbox=""
          srcDoc={shown}
          style={{ inlineSize: width === 360 ? 'min(360px, 100%)' : `${width}px`, colorScheme: theme }}
        />
      </div>
    </div>
  );
}
