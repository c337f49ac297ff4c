import { CircleAlert } from 'lucide-react';

/** Why a place was not taken, where it was asked for. */
export function PlaceProblem({ text }: { text: string | null }) {
  return (
    <div className="pproblem" role="alert">
      {text && (
        <p className="note warn">
          <CircleAlert className="ic" size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
