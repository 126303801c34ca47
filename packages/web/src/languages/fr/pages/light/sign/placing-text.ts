import type { text as Shape } from '../../../../zh-CN/pages/light/sign/placing-text.ts';
import { FORM_LABELS } from '@countersign/contract/languages/fr/labels';

export const text: typeof Shape = {
  kinds: FORM_LABELS,
  palette: 'À placer',
  hint: 'Choisissez un élément, puis touchez son emplacement sur la page, ou faites-le glisser.',
  armed: (kind) => `${kind} : touchez son emplacement sur la page`,
  selected: 'Faites-le glisser pour le déplacer ; son coin inférieur droit change sa taille',
  remove: (kind) => `Retirer ce champ : ${kind}`,
  onPage: (kind, page) => `${kind}, page ${page}`,
  tooLate: 'Le document porte déjà une signature : seuls signatures et cachets peuvent encore être ajoutés.',
  saving: 'Enregistrement…',
};
