import { CircleAlert } from 'lucide-react';
import './problem-line.css';

/** The validation message of a group, which describes the group's controls. */
export function ProblemLine({ id, text }: { id: string; text: string | null }) {
  if (!text) return null;
  return (
    <p className="problem-line" id={id}>
      <CircleAlert className="icon" size={16} />
      {text}
    </p>
  );
}
