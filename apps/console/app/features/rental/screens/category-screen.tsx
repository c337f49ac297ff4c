import { KindScreen } from '../kind-screen.tsx';

export default function CategoryScreen() {
  return <KindScreen kind="categories" />;
}
