import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/retention-text.ts';

export const text: typeof Shape = {
  title: 'Politique de conservation',
  why: 'Ce qui est plus ancien est supprimé automatiquement. Un contrat terminé n’est retiré que de ce compte : les autres parties gardent le leur. Les certificats et le journal d’audit restent toujours.',
  change: 'Modifier la politique',
  kinds: {
    drafts: 'Brouillons',
    contracts: 'Contrats terminés',
    messages: 'Messages',
    logs: 'Journal des webhooks',
    sessions: 'Navigateurs connus',
  },
  hints: {
    drafts: 'Jours sans modification.',
    contracts: 'Jours depuis leur fin.',
    messages: 'Jours depuis leur arrivée.',
    logs: 'Jours depuis leur envoi.',
    sessions: 'Jours depuis la dernière utilisation.',
  },
  after: (days: number | null) =>
    days === null
      ? 'Non définie : seules les durées de la plateforme s’appliquent'
      : `Suppression après ${days < 2 ? `${days} jour` : `${days} jours`}`,
  changedBy: (name: string, when: string) => `Modifiée par ${isolate(name)}, ${when}`,
  sheetWhy: (days: number) =>
    `Laissez un champ vide pour ne fixer aucune limite. Une politique nouvelle ou plus courte ne supprime ni brouillon ni contrat pendant ${days} jours ; avant la suppression de contrats, un avis est envoyé 30 et 7 jours à l’avance.`,
  range: (min: number, max: number) => `De ${min} à ${max} jours.`,
  bounds: (min: number, max: number) => `Saisissez un nombre entier de ${min} à ${max}, ou rien`,
  keep: 'Non définie : seules les durées de la plateforme s’appliquent',
  preview: 'Voir ce qui serait supprimé',
  save: 'Enregistrer',
  saved: 'La politique de conservation est enregistrée',
  next: 'Supprimé par cette politique',
  count: {
    contracts: (now: string, soon: string, isMore: boolean) =>
      `Contrats : ${now} maintenant, ${soon}${isMore ? ' ou plus' : ''} d’ici 30 jours`,
    drafts: (now: string, soon: string, isMore: boolean) =>
      `Brouillons : ${now} maintenant, ${soon}${isMore ? ' ou plus' : ''} d’ici 30 jours`,
  },
  held: (count: string) => `Sous gel juridique et conservés en plus : ${count}`,
  onHold: 'gel juridique',
  untitled: 'Sans titre',
};
