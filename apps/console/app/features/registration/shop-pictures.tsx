import { useText } from '@errand/client/i18n.tsx';
import { Panel } from '#blocks/page/page.tsx';
import './shop-pictures.css';

/** Logo and cover of the store. */
export function ShopPictures({ logo, cover }: { logo: string | null; cover: string | null }) {
  const t = useText();
  if (!logo && !cover) return null;
  return (
    <Panel title={t('applications.pictures')}>
      <div className="shop-pictures">
        {logo && <img src={logo} alt={t('applications.logo')} width={96} height={96} />}
        {cover && <img src={cover} alt={t('applications.cover')} width={240} height={96} />}
      </div>
    </Panel>
  );
}
