import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';

/** Passes the message that rejects a typed text to the frame of the field, which shows it. */
export function useProblem(
  problem: string | null,
  onProblem: ((problem: string | null) => void) | undefined,
): void {
  useEffect(() => onProblem?.(problem), [problem, onProblem]);
}

/** The message of a field without a frame. */
export function TypedProblem({ id, text }: { id: string; text: string | null }) {
  return (
    <span className="field-error date-input-problem" id={id}>
      <CircleAlert size={16} />
      {text}
    </span>
  );
}
