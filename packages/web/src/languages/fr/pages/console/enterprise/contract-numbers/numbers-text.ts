import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/contract-numbers/numbers-text.ts';
import { CONTRACT_NUMBER_LABELS } from '@countersign/contract/languages/fr/labels';
import type { NumberPlace, CounterReset, NumberDatePattern } from '@countersign/domain';

const date: Record<NumberDatePattern, string> = {
  NONE: 'Pas de date',
  yyyy: 'Année',
  yyyyMM: 'Année et mois',
  yyyyMMdd: 'Année, mois et jour',
};
const reset: Record<CounterReset, string> = { NEVER: 'Jamais', YEARLY: 'Chaque année', MONTHLY: 'Chaque mois' };
const place: Record<NumberPlace, string> = {
  NONE: 'Pas dans les documents',
  HEADER_LEFT: 'En haut à gauche de chaque page',
  HEADER_RIGHT: 'En haut à droite de chaque page',
  FOOTER_LEFT: 'En bas à gauche de chaque page',
  FOOTER_RIGHT: 'En bas à droite de chaque page',
};

export const text: typeof Shape = {
  date,
  reset,
  place,
  title: 'Numéros de contrat',
  lead: 'Tant qu’une règle est activée, chaque contrat envoyé par un membre reçoit le numéro suivant, sans lacune.',
  none: 'Aucune règle de numérotation',
  noneWhy: 'Créez une règle ; les contrats envoyés ensuite sont numérotés d’après elle.',
  create: 'Nouvelle règle',
  enabled: CONTRACT_NUMBER_LABELS.ENABLE,
  disabled: CONTRACT_NUMBER_LABELS.DISABLE,
  enable: 'Activer',
  disable: 'Désactiver',
  enableOf: (example) => `Activer la règle ${example}`,
  disableOf: (example) => `Désactiver la règle ${example}`,
  enableTitle: 'Activer cette règle ?',
  enableWhy:
    'Les contrats envoyés désormais sont numérotés par cette règle, qui reprend là où elle s’était arrêtée. La règle utilisée est désactivée.',
  disableTitle: 'Désactiver cette règle ?',
  disableWhy: 'Les contrats envoyés désormais ne reçoivent pas de numéro. Les numéros existants ne changent pas.',
  enabledDone: 'Règle activée',
  disabledDone: 'Règle désactivée',
  next: 'Les prochains numéros',
  used: (count) => `utilisés : ${count}`,
  since: (day) => `depuis le ${day}`,
  prefix: 'Préfixe',
  prefixHint: 'Par exemple HT- ou SALES- ; peut rester vide',
  prefixWrong:
    'Un préfixe ne contient que des lettres, chiffres, caractères chinois et - _ / . ( ) # 〔 〕 【 】, 20 au plus.',
  dateLabel: 'Date',
  width: 'Chiffres du compteur',
  resetLabel: 'Le compteur repart',
  resetHint: 'Le numéro doit contenir la période',
  placeLabel: 'Dans les documents',
  placeHint: 'Les fichiers importés que d’autres ont déjà signés ne sont pas modifiés',
  newTitle: 'Nouvelle règle de numérotation',
  newWhy: 'Une règle enregistrée ne peut pas être modifiée ; créez-en une autre.',
  replaces: 'Elle est activée aussitôt, et la règle utilisée est désactivée.',
  example: 'Exemple',
  save: 'Enregistrer et activer',
  saved: 'La règle de numérotation est activée',
};
