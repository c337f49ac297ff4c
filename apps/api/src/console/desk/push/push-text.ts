import { directionOf, type LanguageCode } from '@errand/domain/language';
import { textOf } from '../../../platform/texts/index.ts';

/** Content of the notification that `apps/console/public/push-worker.js` shows. It has no personal data. */
export function pushText(about: { orderId: number; storeId: number; store: string; language: LanguageCode }) {
  const { orderId, storeId, store, language } = about;
  return {
    title: textOf('mails.push.title', language, { id: orderId }),
    body: textOf('mails.push.body', language, { store }),
    language,
    direction: directionOf(language),
    tag: `order-${orderId}`,
    path: `/kitchen?store=${storeId}`,
  };
}
