import { addTexts } from '@errand/client/i18n.tsx';

let loading: Promise<void> | null = null;

/**
 * Loads the texts that the first views of the shop do not use. The build makes every other page wait for them. The
 * server has all texts.
 */
export function loadDeferredTexts(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const isArabic = document.documentElement.lang === 'ar';
  const texts = isArabic
    ? await import('virtual:texts/deferred/ar')
    : await import('virtual:texts/deferred/en');
  addTexts(texts.default);
}
