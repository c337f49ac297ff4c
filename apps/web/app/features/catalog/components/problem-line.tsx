import { CircleAlert } from 'lucide-react';

/** What keeps a group from being complete, announced when it appears. */
export function ProblemLine({ id, text }: { id: string; text: string | null }) {
  if (!text) return null;
  return (
    <p className="problem" id={id} role="alert">
      <CircleAlert className="ic" size={16} strokeWidth={1.75} aria-hidden="true" />
      {text}
    </p>
  );
}
