import * as contract from '@errand/contract/console/rental/vehicle-kinds';
import { KindScreen } from '../kind-screen.tsx';

export default function BrandScreen() {
  return (
    <KindScreen
      kind="brands"
      read={contract.getRentalBrand}
      create={contract.createRentalBrand}
      update={contract.updateRentalBrand}
      setPicture={contract.setRentalBrandPicture}
      remove={contract.deleteRentalBrand}
    />
  );
}
