import type { WrittenSection } from '../../../text/written-section.ts';

export const codes: WrittenSection = {
  title: 'Quand un code n’arrive pas',
  blocks: [
    {
      kind: 'points',
      items: [
        'Pour [[un même numéro de téléphone ou une même adresse e-mail|une même adresse e-mail]], vous pouvez demander un code toutes les 60 secondes ; le bouton affiche un compte à rebours.',
        'Si aucun code n’arrive en 2 minutes, demandez-en un autre. Seul le dernier code est valable.',
        '[[Votre téléphone bloque peut-être des SMS : regardez les messages bloqués. |]]Un e-mail peut se trouver parmi les courriers indésirables.',
        '[[Si aucun SMS n’arrive, vous pouvez vous faire dicter le code par un appel vocal, et revenir aux SMS à tout moment.|]]',
        'Le nombre de codes par jour est limité. Une fois la limite atteinte, réessayez demain.',
        'Après 5 codes incorrects de suite, les codes de [[ce numéro ou de cette adresse e-mail|cette adresse e-mail]] sont bloqués pendant une heure.',
      ],
    },
    {
      kind: 'text',
      text: '[[Si votre téléphone manque souvent des codes, associez une adresse e-mail sous « Connexion et sécurité » et recevez-y les codes. Si cela n’aide pas non plus|Si rien de cela n’aide]], contactez le service client : {support}.',
    },
    {
      kind: 'note',
      text: 'Ne donnez jamais un code à quiconque vous le demande. Notre personnel ne demande jamais ni code, ni mot de passe de connexion, ni mot de passe de signature.',
    },
  ],
};
