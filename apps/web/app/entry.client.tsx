import loadTexts from 'virtual:texts/load/first';
import { deferBrowserValues } from '@errand/client/browser-value.ts';
import { fillEngineGaps } from '@errand/client/engine-gaps/engine-gaps.ts';
import { TextProvider } from '@errand/client/i18n.tsx';
import { beforeAssetFailure } from '@errand/client/network/load-asset.ts';
import { writeStoredText } from '@errand/client/storage.ts';
import { languageFrom } from '@errand/domain/language';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOutdatedPage } from '#platform/navigation/reload-outdated-page.ts';
import { STORAGE } from '#platform/session/index.ts';

/** The worker serves pages without a network. In development it would cache the sources that change. */
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') registerWorker();
  else window.addEventListener('load', registerWorker);
}

beforeAssetFailure(reloadOutdatedPage);
void start();

async function start(): Promise<void> {
  const language = languageFrom(document.documentElement.lang);
  // A `?lang=` in the first address chooses the language of the whole visit; the server has set the cookie.
  if (new URLSearchParams(window.location.search).has('lang'))
    writeStoredText('local', STORAGE.language, language);
  const messages = await loadTexts[language]();
  await fillEngineGaps();
  deferBrowserValues();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextProvider language={language} messages={messages.default}>
          <HydratedRouter />
        </TextProvider>
      </StrictMode>,
      // The default report lacks the component, which in a build is a file and a position.
      { onRecoverableError: (error, { componentStack }) => console.error(error, componentStack) },
    );
  });
}

function registerWorker(): void {
  navigator.serviceWorker.register('/sw.js').catch((error: Error) => console.warn('worker', error.message));
}
