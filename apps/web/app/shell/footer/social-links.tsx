import type { Config } from '@errand/contract/config';
import { AtSign, Briefcase, Camera, type LucideIcon, MessageCircle, Pin } from 'lucide-react';

/** Name and neutral icon per network, because brand marks are protected. Others show their own name and an @. */
const NETWORKS: Record<string, [name: string, icon: LucideIcon]> = {
  facebook: ['Facebook', MessageCircle],
  instagram: ['Instagram', Camera],
  twitter: ['Twitter', AtSign],
  linkedin: ['LinkedIn', Briefcase],
  pinterest: ['Pinterest', Pin],
};

/** The operator's social links. */
export function SocialLinks({ links }: { links: Config['social_media'] }) {
  const shown = links.filter((link) => link.status === 1);
  if (shown.length === 0) return null;
  return (
    <p className="social-links">
      {shown.map(({ id, name, link }) => {
        const [network, Icon] = NETWORKS[name.toLowerCase()] ?? [name, AtSign];
        return (
          <a
            key={id}
            className="icon-button"
            href={link}
            aria-label={network}
            title={network}
            target="_blank"
            rel="noreferrer"
          >
            <Icon size={20} />
          </a>
        );
      })}
    </p>
  );
}
