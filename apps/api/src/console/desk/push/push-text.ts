import type { LanguageCode } from '@errand/domain/language';

const TEXTS = {
  en: { title: 'New order #{id}', body: '{store} · Open the board to accept it.' },
  ar: { title: 'طلب جديد رقم #{id}', body: '{store} · افتح اللوحة لقبوله.' },
} as const;

/** Content of the notification that `apps/console/public/push-worker.js` shows. It has no personal data. */
export function pushText(about: { orderId: number; storeId: number; store: string; language: LanguageCode }) {
  const { orderId, storeId, store, language } = about;
  const { title, body } = TEXTS[language];
  return {
    title: title.replace('{id}', String(orderId)),
    body: body.replace('{store}', () => store),
    language,
    tag: `order-${orderId}`,
    path: `/kitchen?store=${storeId}`,
  };
}
