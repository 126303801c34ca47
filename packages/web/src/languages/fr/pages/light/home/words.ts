import { orMail } from '../../../../../text/channels.ts';
import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/home/words.ts';

export const text: typeof Shape = {
  title: 'Signature électronique',
  sections: 'Sur cette page',
  mission: 'La signature électronique, par une autorité de certification',
  heading: ['Chaque signature', 'porte sa preuve'],
  lead: byLevel({
    'B-LTA':
      'Envoyez, approuvez et signez vos contrats, sur ordinateur ou sur téléphone. Pour chaque signature, notre propre autorité émet un certificat sur-le-champ, l’inscrit dans le PDF et y appose un horodatage. Des années plus tard, elle reste vérifiable sans aucun site web.',
    'B-T':
      'Envoyez, approuvez et signez vos contrats, sur ordinateur ou sur téléphone. Pour chaque signature, notre propre autorité émet un certificat sur-le-champ, l’inscrit dans le PDF et y appose un horodatage.',
    'B-B':
      'Envoyez, approuvez et signez vos contrats, sur ordinateur ou sur téléphone. Pour chaque signature, notre propre autorité émet un certificat sur-le-champ et l’inscrit dans le PDF.',
  }),
  trial: 'Essayer gratuitement',
  enter: 'Ouvrir l’espace de travail',
  noAccount: 'L’autre partie n’a pas besoin de compte : elle ouvre le lien, reçoit un code, signe.',
  stepsTitle: 'Un contrat en trois étapes',
  stepNumbers: ['1', '2', '3'],
  steps: [
    {
      title: 'Ajoutez le fichier et les personnes',
      text: 'Déposez le contrat et saisissez une personne par ligne. Vous voyez d’un coup d’œil qui agit d’abord et qui approuve. Tout reste modifiable ; fermer l’onglet ne perd rien.',
    },
    {
      title: 'Placez les champs',
      text: 'Faites glisser signatures, cachets, textes et dates à leur place, une couleur par personne. Avant l’envoi, une liste de contrôle vous mène à ce qui manque.',
    },
    {
      title: 'Ils ouvrent le lien et signent',
      text: 'Du doigt sur un téléphone, à la souris sur un ordinateur. Une fois que tous ont signé, le contrat est scellé et accompagné d’un rapport de preuve complet.',
    },
  ],
  proofTitle: 'Ce que contient une signature',
  proofLead:
    'N’importe qui peut coller l’image d’une signature. Ici, chacune est une signature numérique PAdES : pas une image, mais une preuve qui se calcule et se vérifie.',
  proofs: [
    {
      title: 'Une clé, un usage',
      text: 'Une clé et un certificat sont créés pour cette seule signature. Puis la clé est détruite : personne ne peut plus signer avec elle.',
    },
    {
      title: 'Pas un octet modifié',
      text: 'Une signature verrouille chaque octet qui la précède. Les signataires suivants ne peuvent qu’ajouter après elle, et toute autre modification se voit.',
    },
    {
      title: byLevel({ 'B-LTA': 'L’heure est prouvée', 'B-B': 'L’heure est enregistrée' }),
      text: byLevel({
        'B-LTA':
          'Un service d’horodatage inscrit l’heure dans la signature, indépendamment de l’horloge de tout ordinateur.',
        'B-B': 'L’heure est celle de ce serveur, sans horodatage (PAdES B-B, pour essai seulement).',
      }),
    },
    {
      title: byLevel({ 'B-LTA': 'Valable des années', 'B-T': 'Valable pour l’instant' }),
      text: byLevel({
        'B-LTA':
          'À l’achèvement, des données de révocation et un horodatage du document sont ajoutés (PAdES B-LTA) : il reste vérifiable après l’expiration des certificats.',
        'B-LT':
          'À l’achèvement, les certificats et des données de révocation sont ajoutés (PAdES B-LT) : il est vérifiable hors ligne. Veuillez organiser vous-même l’archivage à long terme.',
        'B-T':
          'Il est vérifiable tant que les certificats sont valides. Aucune donnée de révocation n’est ajoutée (pour essai seulement) : ne l’archivez pas longtemps.',
      }),
    },
  ],
  verifyTitle: 'Ne nous croyez pas. Vérifiez.',
  verifyText:
    'Déposez un contrat sur la page de vérification et voyez qui a signé, quand, et si quelque chose a changé depuis ; le fichier n’est pas conservé. Ou téléchargez le certificat racine : une fois approuvé, tout lecteur PDF compatible PAdES donne le même résultat.',
  verifyGo: 'Ouvrir la page de vérification',
  root: 'Certificat racine',
  forTitle: 'Conçu pour',
  audiences: [
    {
      title: 'Les petites entreprises',
      lead: 'Il doit partir aujourd’hui.',
      points: [
        'Déposez un fichier, envoyez-le quelques minutes après',
        'Vos clients n’ont rien à créer ni à installer',
        'Un geste relance tous ceux qui n’ont pas signé',
      ],
    },
    {
      title: 'Les services juridiques',
      lead: 'Il doit tenir en cas de litige.',
      points: [
        'Approuver d’abord, signer ensuite : vous fixez l’ordre',
        'Chaque étape entre dans un journal d’audit chaîné',
        'Un rapport de preuve avec son propre horodatage',
      ],
    },
    {
      title: 'Les administrateurs',
      lead: 'Données et clés restent entre vos mains.',
      points: [
        'Sur votre propre serveur, lancé par une commande',
        'Votre propre autorité ; les clés séparées des données',
        orMail('SMS et e-mails par vos propres prestataires', 'E-mails par votre propre prestataire'),
      ],
    },
  ],
  closing: 'Signez ainsi le prochain',
  closingText: orMail(
    'Inscrivez-vous par téléphone ou e-mail ; le premier contrat part en quelques minutes.',
    'Inscrivez-vous par e-mail ; le premier contrat part en quelques minutes.',
  ),
  manual: 'Lire d’abord le guide',
};
