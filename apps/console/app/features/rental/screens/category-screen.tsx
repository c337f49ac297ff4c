import * as contract from '@errand/contract/console/rental/vehicle-kinds';
import { KindScreen } from '../kind-screen.tsx';

export default function CategoryScreen() {
  return (
    <KindScreen
      kind="categories"
      read={contract.getRentalCategory}
      create={contract.createRentalCategory}
      update={contract.updateRentalCategory}
      setPicture={contract.setRentalCategoryPicture}
      remove={contract.deleteRentalCategory}
    />
  );
}
