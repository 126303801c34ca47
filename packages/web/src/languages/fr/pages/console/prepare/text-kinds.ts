import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-kinds.ts';
import {
  TEXT_FORMAT_LABELS,
  TEXT_FORMAT_HINTS,
  ATTACHMENT_KIND_HINTS,
} from '@countersign/contract/languages/fr/labels';

export const text: typeof Shape = {
  takes: 'Accepte',
  anyText: 'Tout texte',
  formats: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint: string) => `Saisissez ${hint}`,
  note: 'Texte de la note',
  noteHint: 'Imprimé sur la page ; les signataires ne peuvent pas le changer',
  options: 'Options',
  optionsHint: 'Une par ligne',
  boxesHint: 'Une par ligne ; sans options, c’est une seule case',
  optionsWrong: (most: number) => `1 à ${most} options différentes, sans point-virgule`,
  minChosen: 'Au moins',
  maxChosen: 'Au plus',
  noLimit: 'Sans limite',
  nothing: 'Aucune',
  tickedBefore: 'Cochée d’avance',
  askFor: 'Ce qui est demandé',
  askHint: 'Par exemple la pièce d’identité ou l’extrait Kbis',
  fileKinds: ATTACHMENT_KIND_HINTS,
  askKinds: 'Accepte',
  maxFiles: 'Fichiers au plus',
  maxFileMb: 'Taille maximale',
};
