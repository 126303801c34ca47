import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/shield-devices-text.ts';
import { SHIELD_DEVICES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: 'Téléphones de signature',
  why: 'Ces téléphones détiennent vos clés de signature. Les contrats qui exigent la signature par téléphone sont signés sur le vôtre, après votre confirmation ; la clé ne le quitte jamais.',
  none: 'Aucun téléphone pour l’instant. Celui avec lequel vous scannez le code de votre première signature par téléphone est ajouté automatiquement.',
  limit: `Au plus ${SHIELD_DEVICES_MAX} téléphones ; retirez-en un avant d’en ajouter un autre.`,
  list: 'Vos téléphones de signature',
  unnamed: 'Téléphone',
  serial: (serial) => `certificat ${serial}`,
  each: 'un nouveau certificat pour chaque signature (avec une identité vérifiée, un pour un an)',
  made: (when) => `ajouté : ${when}`,
  used: (when) => `dernière signature : ${when}`,
  unused: 'n’a pas encore signé',
  remove: 'Retirer',
  removeOf: (name) => `Retirer ${name}`,
  removeTitle: (name) => `Retirer « ${name} » ?`,
  removeWhy:
    'Ce téléphone ne pourra plus signer, et son éventuel certificat est révoqué. Les contrats déjà signés ne changent pas.',
  removed: 'Le téléphone est retiré et ne peut plus signer',
};
