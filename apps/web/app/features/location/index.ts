export function PlaceDialog() { return null; }
