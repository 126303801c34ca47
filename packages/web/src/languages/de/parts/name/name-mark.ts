import type { text as Shape } from '../../../zh-CN/parts/name/name-mark.ts';

export const text: typeof Shape = {
  VERIFIED: 'bestätigt',
  PROFILE: 'nicht bestätigt',
  GIVEN: 'wie angegeben, nicht bestätigt',
  why: {
    VERIFIED: 'Die Zertifizierungsstelle hat diesen Namen bestätigt',
    PROFILE: 'Vom Inhaber des Kontos eingegeben; von der Zertifizierungsstelle nicht bestätigt',
    GIVEN:
      'Vom Absender oder von der Person eingegeben, die den Vorgang weitergegeben hat; von der Zertifizierungsstelle nicht bestätigt',
  },
};
