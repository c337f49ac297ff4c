import { KindScreen } from '../kind-screen.tsx';

export default function BrandScreen() {
  return <KindScreen kind="brands" />;
}
