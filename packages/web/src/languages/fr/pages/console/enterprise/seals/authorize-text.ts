import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/authorize-text.ts';
import { SEAL_SCOPE_LABELS } from '@countersign/contract/languages/fr/labels';

export const text: typeof Shape = {
  title: (name) => `Autoriser l’usage de « ${name} »`,
  why: 'Les membres autorisés peuvent utiliser ce cachet quand ils signent pour l’entreprise. Une nouvelle autorisation remplace la précédente.',
  membersMissing: 'Choisissez des membres',
  membersMany: (most) => `Au plus ${most} membres à la fois`,
  scope: 'Pour',
  scopes: SEAL_SCOPE_LABELS,
  envelopesMissing: 'Choisissez des contrats',
  templatesMissing: 'Choisissez des modèles',
  hints: { endDay: 'Laissez vide pour aucune date de fin', times: 'Laissez vide pour aucune limite' },
  act: 'Autoriser',
  done: (count) => (count < 2 ? `${count} membre autorisé` : `${count} membres autorisés`),
  heading: 'Membres autorisés',
  none: 'Aucun membre n’est autorisé. Le propriétaire de l’entreprise n’a pas besoin d’autorisation.',
  until: (when) => `jusqu’au ${when}`,
  noEnd: 'sans date de fin',
  used: (used, count) => (count === null ? `utilisé ${used} fois` : `utilisé ${used} fois sur ${count}`),
  since: (when) => `autorisé : ${when}`,
  revoke: 'Retirer',
  revokeWhom: (name) => `Retirer l’autorisation de ${name}`,
  revokeTitle: (name) => `Retirer l’autorisation de ${name} ?`,
  revokeWhy:
    'Effet immédiat : les signatures en cours avec ce cachet sont refusées aussi. Les contrats déjà signés ne sont pas concernés.',
  revoked: 'L’autorisation est retirée',
  count: (count) => `${count} en tout`,
};
