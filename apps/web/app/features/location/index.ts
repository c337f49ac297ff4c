export { CenterPin } from './components/center-pin.tsx';
export { ChosenPlaceToast } from './components/chosen-place-toast.tsx';
export { LocateButton } from './components/locate-button.tsx';
export { PlaceDialog } from './components/place-dialog.tsx';
export { PlaceSearch } from './components/place-search.tsx';
export type { FoundPlace } from './places.ts';
export { useChoosePlace } from './use-choose-place.ts';
export { useCurrentPlace } from './use-current-place.ts';
export { usePlaceAt } from './use-place-at.ts';
