import { addTexts, type Messages } from '@errand/client/i18n.tsx';
import { currentLanguage } from '#platform/language.ts';

const FILES = import.meta.glob<Messages>('./*/*.json', { import: 'default' });

/** Loads the texts of features in the page's language; a loaded file is not requested again. */
export async function loadTexts(...features: string[]): Promise<void> {
  const language = currentLanguage();
  const files = await Promise.all(
    features.map(async (feature) => FILES[`./${language}/${feature}.json`]?.()),
  );
  for (const messages of files) if (messages) addTexts(messages);
}
