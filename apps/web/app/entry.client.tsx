import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type Language, TextProvider } from '#platform/i18n/index.ts';

async function start(): Promise<void> {
  const language: Language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
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
