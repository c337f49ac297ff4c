import loadTexts from 'virtual:texts/load/deferred';
import { addTexts } from '@errand/client/i18n.tsx';
import { languageFrom } from '@errand/domain/language';

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
  const texts = await loadTexts[languageFrom(document.documentElement.lang)]();
  addTexts(texts.default);
}
