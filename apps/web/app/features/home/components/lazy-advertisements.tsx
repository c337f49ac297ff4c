import { useText } from '@errand/client/i18n.tsx';
import { lazyHydrated } from '@errand/client/lazy-part.ts';
import type { Advertisement } from '../advertisement.ts';

const Row = lazyHydrated(() => import('./advertisements.tsx').then((part) => part.AdvertisementRow));

type Props = { rows: readonly Advertisement[]; of: 'providers' | 'stores' };

/**
 * Paid places of stores. The code of the row is loaded only where there are some. Its texts are named here, so that they
 * are among the first ones.
 */
export function Advertisements(props: Props) {
  const t = useText();
  if (props.rows.length === 0) return null;
  const texts = {
    title: t('home.section.advertisements'),
    label: t('home.advertisement'),
    back: t('home.advertisementsBack'),
    on: t('home.advertisementsOn'),
  };
  return <Row {...props} texts={texts} />;
}
