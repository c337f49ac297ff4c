import { useConfig } from '@errand/client/config.tsx';
import { LogoMark } from '@errand/ui/logo-mark.tsx';
import './logo.css';

/** The logo. Latin and unmirrored in both directions. */
export function Logo() {
  return (
    <>
      <LogoMark size={34} />
      <b>Errand</b>
    </>
  );
}

/** The operator's logo; without one, that of the product. [CONFIG-07] */
export function ShopLogo() {
  const { logo_full_url: picture } = useConfig();
  if (picture === null || picture === undefined) return <Logo />;
  return <img className="shop-logo" src={picture} alt="" height={34} />;
}
