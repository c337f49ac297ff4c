import * as contract from '@errand/contract/console/rental/vehicle-kinds';
import { KindsScreen } from '../kinds-screen.tsx';

export default function BrandsScreen() {
  return <KindsScreen kind="brands" endpoint={contract.listRentalBrands} />;
}
