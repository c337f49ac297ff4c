import { onDemand } from '@errand/client/on-demand.ts';

/** Loaded with the first destination. */
export const DestinationDialogPart = onDemand(() =>
  import('./destination-dialog.tsx').then((part) => part.DestinationDialog),
);
