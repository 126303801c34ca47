import type { text as Shape } from '../../../zh-CN/parts/attachments/text.ts';
import { ATTACHMENT_KIND_HINTS } from '@countersign/contract/languages/fr/labels';

export const text: typeof Shape = {
  title: 'Joindre un fichier',
  kinds: ATTACHMENT_KIND_HINTS,
  takes: (kinds: string, size: string, most: number) =>
    `Envoyez ${kinds}${most === 1 ? '' : `, ${most} fichiers au plus`}, ${size} au plus par fichier.`,
  why: 'Le fichier est conservé avec le contrat et visible par ses parties ; votre signature couvre son empreinte. Le lieu et l’heure de prise d’une photo en sont retirés.',
  camera: 'Prendre une photo',
  choose: 'Choisir un fichier',
  replace: 'Remplacer',
  remove: (name: string) => `Retirer ${name}`,
  sending: (name: string) => `Envoi de « ${name} »`,
  done: 'Terminé',
  view: (name: string) => `Voir ${name}`,
};
