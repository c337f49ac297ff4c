import type { Translate } from '@errand/client/i18n.tsx';
import { META_CHARACTERS } from '@errand/domain/text';

/** The fields of title and description for search engines, in the form of a page, a store or an item. */
export function metaFields(t: Translate) {
  return {
    meta_title: {
      label: t('blocks.metaTitle'),
      help: t('blocks.metaTitleHelp', { most: META_CHARACTERS.title }),
    },
    meta_description: {
      label: t('blocks.metaDescription'),
      help: t('blocks.metaDescriptionHelp', { most: META_CHARACTERS.description }),
      control: 'longText' as const,
    },
  };
}
