import type { text as Shape } from '../../../../../zh-CN/pages/console/account/certificates/certificates-text.ts';
import { CERTIFICATE_LABELS } from '@countersign/contract/languages/fr/labels';

export const text: typeof Shape = {
  title: 'Mes certificats',
  lead: 'Les certificats numériques émis à votre nom lorsque vous avez signé.',
  what: 'Que sont ces certificats ?',
  whatWords:
    'Chaque fois que vous signez un contrat, l’autorité émet un nouveau certificat pour cette seule signature : sa clé est générée pour elle, sert une fois, puis est détruite. Elle ne peut plus jamais servir ; vous n’avez donc rien à garder et rien ne peut vous être volé. Quand un certificat expire ou est révoqué, les contrats signés pendant sa validité restent valables.',
  root: 'Télécharger le certificat racine',
  rootWhy: 'Une fois le certificat racine approuvé, votre lecteur PDF peut vérifier ces signatures.',
  none: 'Aucun certificat pour l’instant',
  noneWhy: 'Quand vous aurez signé votre premier contrat, son certificat apparaîtra ici.',
  subject: 'Titulaire',
  serial: 'Numéro de série',
  validity: 'Validité',
  issued: 'Émis',
  envelope: 'Utilisé pour',
  untitled: 'contrat sans titre',
  noEnvelope: 'non utilisé pour un contrat',
  copySerial: (serial) => `Copier le numéro de série ${serial}`,
  from: (when) => `du ${when}`,
  until: (when) => `au ${when}`,
  state: CERTIFICATE_LABELS,
  revokedOn: (when, why) => `révoqué (${when}) : ${why}`,
  reasons: {
    unspecified: 'motif non indiqué',
    keyCompromise: 'sa clé est peut-être compromise',
    cACompromise: 'la clé de l’autorité est peut-être compromise',
    affiliationChanged: 'l’appartenance du titulaire a changé',
    superseded: 'remplacé par un nouveau certificat',
    cessationOfOperation: 'n’est plus utilisé',
    privilegeWithdrawn: 'le droit de l’utiliser a été retiré',
    aACompromise: 'la clé de l’autorité d’attributs est peut-être compromise',
  } as Record<string, string>,
  list: 'Certificats',
  count: (total) => `${total} en tout`,
};
