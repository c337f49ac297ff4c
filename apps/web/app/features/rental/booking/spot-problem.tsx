import { CircleAlert } from 'lucide-react';

/** The problem of a part of the booking, below it. Announced when it appears. */
export function SpotProblem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="field-error">
      <CircleAlert className="icon" size={16} />
      {text}
    </p>
  );
}
