import type { WrittenSection } from '../../../text/written-section.ts';

export const members: WrittenSection = {
  title: 'Entreprise : membres, services et invitations',
  blocks: [
    {
      kind: 'text',
      text: 'Sous « Entreprise → Membres », vous trouvez les membres par service, rôle, nom, contact ou matricule. Personne ne devient membre sans son accord : chacun accepte une invitation, ou fait une demande et est admis.',
    },
    {
      kind: 'points',
      items: [
        'Inviter par contact : saisissez des [[numéros de téléphone ou des adresses e-mail|adresses e-mail]], plusieurs à la fois, et au choix des noms, services et rôles. Une invitation est valable de 1 à 30 jours (7 par défaut), et seul le titulaire de ce contact peut l’accepter. Vous pouvez la renvoyer ou la retirer.',
        'Inviter par lien : activez le lien de l’entreprise et envoyez-le à vos collègues. La personne qui l’ouvre fait une demande, et quelqu’un qui traite les demandes l’admet ; ou vous choisissez qu’elle rejoigne aussitôt. Chaque activation crée un nouveau lien, et l’ancien cesse de fonctionner.',
        'Importer : téléchargez le tableau, remplissez-le et importez-le (XLSX ou CSV, 5 000 personnes au plus). Il est d’abord contrôlé, et vous voyez quelles cellules sont incorrectes. Ensuite, toutes les personnes des lignes correctes sont invitées ; les autres lignes peuvent être téléchargées, corrigées et importées de nouveau.',
        'Les services forment un arbre de 10 niveaux au plus ; ceux d’un même parent portent des noms différents. Avant de supprimer un service, déplacez ses membres et ses sous-services, ou choisissez où ils vont.',
        'Retirer un membre : ses sessions dans cette entreprise prennent fin aussitôt et il perd tous ses rôles. Vous pouvez le restaurer depuis les membres désactivés, mais les rôles et les autorisations de cachet sont à redonner. Vous ne pouvez retirer ni le propriétaire, ni un membre qui a plus de droits que vous.',
        'Exporter : la liste des membres en XLSX ou CSV. Les contacts sont masqués, sauf si vous gérez les membres.',
      ],
    },
  ],
};
