import { CircleAlert } from 'lucide-react';

/** An error that belongs to no single field, announced at once. */
export function FormNote({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="note bad" role="alert">
      <CircleAlert className="icon" size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
