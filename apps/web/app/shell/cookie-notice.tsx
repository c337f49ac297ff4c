import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { writeStoredText } from '@errand/client/storage.ts';
import { toastNote } from '@errand/ui/toast.tsx';
import { useEffect, useEffectEvent } from 'react';
import { COOKIE_NOTICE } from '#platform/session/index.ts';

/** Shows the operator's notice about cookies until the visitor closes it. Another text is another notice. */
export function CookieNotice() {
  const t = useText();
  const { cookies_text: text } = useConfig();
  const show = useEffectEvent(() =>
    toastNote(text, {
      id: COOKIE_NOTICE,
      action: {
        label: t('shell.cookiesRead'),
        onClick: () => void writeStoredText('local', COOKIE_NOTICE, text),
      },
    }),
  );
  useEffect(() => show(), []);
  return null;
}
