import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/holds-text.ts';

export const text: typeof Shape = {
  title: 'Gels juridiques',
  why: 'Tant qu’un gel est actif, aucune règle, suppression de compte ni nettoyage n’en supprime quoi que ce soit. Les autres parties ne le voient pas.',
  whyOne: 'Tant qu’un gel est actif, rien de ce contrat n’est supprimé. Les autres parties ne le voient pas.',
  none: 'Aucun gel juridique',
  place: 'Poser un gel',
  placeAll: 'Geler toute l’entreprise',
  placeTitle: 'Poser un gel juridique',
  placeWhy: 'Il prend effet aussitôt et dure jusqu’à sa levée. Les deux sont inscrits au journal d’audit.',
  placed: 'Le gel juridique est posé',
  reference: 'Référence',
  referenceHint: 'Par exemple un numéro de dossier, pour le retrouver',
  reason: 'Motif',
  missing: 'Remplissez ce champ',
  release: 'Lever',
  releaseTitle: 'Lever le gel juridique',
  releaseWhy: 'Sauf si un autre gel est actif, la politique de conservation s’applique de nouveau.',
  wasReleased: 'Le gel juridique est levé',
  active: 'Actif',
  released: 'Levé',
  whole: 'Toute l’entreprise',
  contract: 'Contrat',
  by: (name: string, when: string) => `posé par ${isolate(name)}, ${when}`,
  endedBy: (name: string, when: string) => `levé par ${isolate(name)}, ${when}`,
};
