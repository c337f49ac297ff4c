import { Briefcase, House, MapPin } from 'lucide-react';

export function AddressIcon({ type, size = 22 }: { type: string; size?: number }) {
  const Icon = type === 'home' ? House : type === 'office' ? Briefcase : MapPin;
  return <Icon className="icon" size={size} />;
}
