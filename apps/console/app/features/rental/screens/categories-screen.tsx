import * as contract from '@errand/contract/console/rental/vehicle-kinds';
import { KindsScreen } from '../kinds-screen.tsx';

export default function CategoriesScreen() {
  return <KindsScreen kind="categories" endpoint={contract.listRentalCategories} />;
}
