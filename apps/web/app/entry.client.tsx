import { setCookie } from '@errand/client/cookies.ts';
import { type Language, TextProvider } from '@errand/client/i18n.tsx';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { COOKIES } from '#platform/session/index.ts';

async function start(): Promise<void> {
  const language: Language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
  // The visit goes on in the language of the address it began with.
  if (new URLSearchParams(window.location.search).has('lang')) setCookie(COOKIES.language, language);
  const texts = language === 'ar' ? await import('virtual:texts/ar') : await import('virtual:texts/en');
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextProvider language={language} messages={texts.default}>
          <HydratedRouter />
        </TextProvider>
      </StrictMode>,
    );
  });
}

void start();

/** The worker that answers without a network. In development it would keep what is being changed. */
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () =>
    navigator.serviceWorker.register('/sw.js').catch((error: Error) => console.warn('worker', error.message));
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', register);
}
