import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/person-terms.ts';

export const text: typeof Shape = {
  language: 'Langue des avis et des pages',
  own: 'À leur choix',
  deadline: 'Échéance propre',
  deadlineHint:
    'Passé ce délai, la personne ne peut plus agir. Vous êtes prévenu et pouvez prolonger, remplacer ou retirer',
  deadlineWrong: 'Doit être dans le futur et avant l’échéance du contrat',
  until: (when) => `Échéance : ${when}`,
  message: 'Message à cette personne',
  messageHint:
    'Dans les e-mails, sur la page du lien et pendant la signature ; les autres participants ne le voient pas',
  witness: 'Signe en tant que témoin',
  witnessHint: 'La signature et le rapport de preuve l’indiquent',
  closed: {
    witness: 'Témoin',
    message: 'Avec message',
    until: (when) => `Échéance propre : ${when}`,
  },
};
