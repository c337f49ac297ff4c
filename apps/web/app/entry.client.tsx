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
