import type { Config } from '@errand/contract/config';
import { AtSign, Briefcase, Camera, type LucideIcon, MessageCircle, Pin } from 'lucide-react';
import './social-links.css';

/** Neutral icons per network, as brand marks are not ours to draw; unknown names get the one of twitter. */
const ICONS: Record<string, LucideIcon> = {
  facebook: MessageCircle,
  instagram: Camera,
  twitter: AtSign,
  linkedin: Briefcase,
  pinterest: Pin,
};

/** The operator's social links. */
export function SocialLinks({ links }: { links: Config['social_media'] }) {
  const shown = links.filter((link) => link.status === 1);
  if (shown.length === 0) return null;
  return (
    <p className="social-links">
      {shown.map(({ id, name, link }) => {
        const Icon = ICONS[name.toLowerCase()] ?? AtSign;
        return (
          <a
            key={id}
            className="icon-button"
            href={link}
            aria-label={name}
            title={name}
            target="_blank"
            rel="noreferrer"
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          </a>
        );
      })}
    </p>
  );
}
