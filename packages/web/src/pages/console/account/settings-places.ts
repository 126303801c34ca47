import type { IconName } from '../../../ui/icon.tsx';
import { useSettingsText } from './settings-text.ts';

/** The sections of the settings in the order of their list; `word` names the title, `why` the line beneath it. */
const SECTIONS = [
  { to: '/account/profile', icon: 'user', word: 'profile', why: 'profileWhy' },
  { to: '/account/security', icon: 'key', word: 'security', why: 'securityWhy' },
  { to: '/account/devices', icon: 'device', word: 'devices', why: 'devicesWhy' },
  { to: '/account/notices', icon: 'bell', word: 'notices', why: 'noticesWhy' },
  { to: '/account/seals', icon: 'seal', word: 'seals', why: 'sealsWhy' },
  { to: '/account/identity', icon: 'shield', word: 'identity', why: 'identityWhy' },
  { to: '/account/certificates', icon: 'file', word: 'certificates', why: 'certificatesWhy' },
  { to: '/account/charges', icon: 'tag', word: 'charges', why: 'chargesWhy' },
  { to: '/account/data', icon: 'download', word: 'data', why: 'dataWhy' },
] as const satisfies readonly {
  to: string;
  icon: IconName;
  word: keyof ReturnType<typeof useSettingsText>;
  why: keyof ReturnType<typeof useSettingsText>;
}[];

export function useSettingsPlaces() {
  const words = useSettingsText();
  return SECTIONS.map(({ to, icon, word, why }) => ({ to, icon, label: words[word], why: words[why] }));
}
