import type { Conversation } from '@errand/contract/chat';
import { Tile } from '@errand/ui/tile.tsx';
import { Headset } from 'lucide-react';

/** The partner's picture; the operator has none. */
export function Logo({ partner }: { partner: Conversation['receiver'] }) {
  if (!partner.image_full_url) {
    return (
      <span className="chat-house">
        <Headset className="ic" size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
    );
  }
  return <Tile className="s48 round" src={partner.image_full_url} art={partner.art} width={48} />;
}
