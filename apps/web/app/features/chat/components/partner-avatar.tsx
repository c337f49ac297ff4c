import type { Conversation } from '@errand/contract/chat';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Headset } from 'lucide-react';
import './partner-avatar.css';

/** The partner's picture; the operator has none. */
export function PartnerAvatar({ partner }: { partner: Conversation['receiver'] }) {
  if (!partner.image_full_url) {
    return (
      <span className="partner-avatar">
        <Headset className="icon" size={22} />
      </span>
    );
  }
  return (
    <Tile
      name={partner.f_name}
      className="size-48 round"
      src={partner.image_full_url}
      art={partner.art}
      width={48}
    />
  );
}
