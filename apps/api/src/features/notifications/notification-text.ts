import type { LanguageCode } from '@errand/domain/language';
import type { OwnerEvent } from '@errand/domain/notifications';
import { textOf } from '../../platform/texts/index.ts';

/** The text of a notification in a language. */
export type Text = { title: string; description: string };

/** Title and description of a notification. `store` is null for a parcel. */
export function notificationText(
  kind: OwnerEvent,
  language: LanguageCode,
  { orderId, store, isTrip }: { orderId: number | string; store: string | null; isTrip?: boolean },
): Text {
  const about = store === null ? 'parcel' : isTrip ? 'trip' : 'order';
  return {
    title: textOf(`notifications.${kind}.title`, language, { about }),
    description: textOf(`notifications.${kind}.text`, language, { about, id: orderId, store }),
  };
}
