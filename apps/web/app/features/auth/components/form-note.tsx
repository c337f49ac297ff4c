import { Alert } from '@errand/ui/live/announced.tsx';
import { CircleAlert } from 'lucide-react';

/** An error that belongs to no single field, announced at once. */
export function FormNote({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Alert className="note bad">
      <CircleAlert className="icon" size={20} />
      <span>{text}</span>
    </Alert>
  );
}
