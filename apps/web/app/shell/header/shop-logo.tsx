import { useConfig } from '@errand/client/config.tsx';
import { Logo } from './logo.tsx';
import './shop-logo.css';

/** The operator's logo; without one, that of the product. [CONFIG-07] */
export function ShopLogo() {
  const { logo_full_url: picture } = useConfig();
  if (picture === null || picture === undefined) return <Logo />;
  return <img className="shop-logo" src={picture} alt="" height={34} />;
}
