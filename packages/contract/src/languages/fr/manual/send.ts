import type { WrittenSection } from '../../../text/written-section.ts';

export const send: WrittenSection = {
  title: 'Préparer et envoyer',
  blocks: [
    {
      kind: 'text',
      text: 'Appuyez sur « Nouveau contrat » ou déposez un fichier sur la page d’accueil pour créer un brouillon. Trois étapes suivent, chacune avec sa propre adresse. Chaque modification est enregistrée dans la seconde ; rien ne se perd si vous fermez la page.',
    },
    {
      kind: 'steps',
      items: [
        'Documents : déposez un ou plusieurs fichiers PDF, images ou documents bureautiques. Sur un téléphone, vous pouvez aussi numériser un papier avec l’appareil photo, ou partager un PDF ou une image avec l’application installée. Renommez-les, réordonnez-les ou retirez-les ; saisissez ensuite un titre, un message et une échéance (de 1 heure à 365 jours, 30 jours par défaut).',
        'Participants : une personne par ligne, avec nom et [[numéro de téléphone ou adresse e-mail|adresse e-mail]], comme signataire ou approbateur. Elles agissent de haut en bas ; les personnes d’une même étape agissent en même temps.',
        'Champs : choisissez une personne et faites glisser signatures, cachets, textes et dates sur les pages ; un texte peut être limité à un nombre, un montant (aussi en toutes lettres chinoises), [[une adresse e-mail, un numéro de téléphone|une adresse e-mail]] ou un numéro d’identité ; il y a aussi des listes déroulantes, des choix uniques et des cases à cocher, dont vous saisissez les options à côté de la page, des paraphes, des fichiers que le signataire joint (par exemple une image de la carte d’identité) et des notes imprimées sur la page ; ou choisissez le champ, puis la page ; ou utilisez le clavier. Les flèches déplacent un champ de 1 point, avec Maj de 10 ; avec Alt, elles changent sa taille. Vous pouvez annuler 50 étapes.',
      ],
    },
    {
      kind: 'text',
      text: '« Contrôler et envoyer » énumère ce qui manque ; chaque ligne conduit à sa place. Quand rien ne manque, vous pouvez envoyer : les participants sont prévenus et reçoivent leur lien.',
    },
    {
      kind: 'points',
      items: [
        'Un contrat contient au plus 100 participants, 50 documents, 100 Mo et 3 000 pages.',
        'Si un contrat doit être approuvé avant d’être signé, placez l’approbateur avant les signataires.',
        'Un cachet à cheval est un seul champ : choisissez les pages et le bord, et voyez l’aperçu sur les bords des pages. Quand le signataire appose le cachet, chaque page en reçoit sa tranche.',
        'Placer par texte : saisissez un mot tel que « Signature », voyez tous les endroits où il figure, et placez un champ à l’un d’eux ou à tous.',
        'Sous « Plus » d’un participant, vous pouvez écrire un message que lui seul voit, choisir la langue de ses notifications et de ses pages, et fixer une échéance propre, avant celle du contrat. Passé celle-ci, il ne peut plus agir ; vous en êtes prévenu et pouvez la prolonger, le remplacer ou le retirer.',
        '« Lecture demandée », sous « Autres paramètres », exige que chaque page, ou chaque document pendant quelques secondes, soit affiché avant que quelqu’un signe ou approuve. Les personnes en sont informées à l’avance, et le rapport de preuve le consigne ; ce n’est pas une preuve qu’elles ont lu.',
        'Choisissez un champ et voyez « Règles » à côté de la page : affiché ou obligatoire seulement si d’autres champs remplissent des conditions (toutes, ou l’une d’elles), identique à un autre champ, ou calculé d’après d’autres (somme, produit, jours après une date, montant en toutes lettres chinoises). Les règles ne lisent que des champs du même signataire, ou de signataires qui agissent plus tôt. Un champ non affiché ne laisse rien sur le papier.',
        'Pour un témoin, ajoutez la personne comme signataire et cochez « Signe en tant que témoin » sous « Plus » : la signature et le rapport de preuve le disent.',
        'Vous pouvez programmer l’envoi ; vous pouvez aussi laisser les signataires placer leurs propres champs.',
        'Après l’envoi, la page de détail permet de relancer les participants (chacun une fois toutes les 10 minutes), de retirer le contrat, ou de retirer quelqu’un qui n’a pas agi.',
      ],
    },
    {
      kind: 'note',
      text: 'Un PDF qui contient déjà des signatures est conservé tel quel et jamais réécrit. Si c’est impossible, l’importation est refusée avec le motif.',
    },
  ],
};
