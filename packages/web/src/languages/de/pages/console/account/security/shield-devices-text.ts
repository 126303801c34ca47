import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/shield-devices-text.ts';
import { SHIELD_DEVICES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: 'Signatur-Smartphones',
  why: 'Auf diesen Smartphones liegen Ihre Signaturschlüssel. Verträge, die eine Smartphone-Signatur verlangen, werden nach Ihrer Bestätigung auf Ihrem eigenen Smartphone unterzeichnet; der Schlüssel verlässt es nie.',
  none: 'Noch keine Smartphones. Das Smartphone, mit dem Sie zum ersten Mal einen Code zum Unterzeichnen scannen, wird automatisch hinzugefügt.',
  limit: `Höchstens ${SHIELD_DEVICES_MAX} Smartphones; entfernen Sie eines, bevor ein weiteres hinzukommt.`,
  list: 'Ihre Signatur-Smartphones',
  unnamed: 'Smartphone',
  serial: (serial) => `Zertifikat ${serial}`,
  each: 'für jede Signatur ein neues Zertifikat (mit bestätigter Identität eines für ein Jahr)',
  made: (when) => `hinzugefügt: ${when}`,
  used: (when) => `unterzeichnet: ${when}`,
  unused: 'hat noch nicht unterzeichnet',
  remove: 'Entfernen',
  removeOf: (name) => `${name} entfernen`,
  removeTitle: (name) => `„${name}“ entfernen?`,
  removeWhy:
    'Dieses Smartphone kann nicht mehr unterzeichnen, und ein etwaiges Zertifikat wird widerrufen. Bereits unterzeichnete Verträge bleiben unverändert.',
  removed: 'Das Smartphone ist entfernt und kann nicht mehr unterzeichnen',
};
