import type { WrittenSection } from '../../../text/written-section.ts';

export const bulk: WrittenSection = {
  title: 'Envoi groupé',
  blocks: [
    {
      kind: 'steps',
      items: [
        'À l’étape Participants, transformez un participant en liste de destinataires, et donnez un nom de fusion à chaque champ de texte ou de date qui diffère d’un destinataire à l’autre.',
        'Téléchargez le tableau (XLSX ou CSV), saisissez un destinataire par ligne, 10 000 au plus, et importez-le.',
        'Chaque ligne est contrôlée avant tout envoi, et chaque problème est signalé avec sa ligne. Corrigez le tableau et importez-le de nouveau.',
        'Après l’envoi, vous pouvez suivre l’avancement, suspendre, reprendre, renvoyer les lignes en échec, ou retirer tout ce qui a été envoyé.',
      ],
    },
    {
      kind: 'note',
      text: 'Chaque destinataire reçoit un contrat séparé. Même si le serveur redémarre entre-temps, aucun contrat n’est envoyé deux fois et aucun n’est oublié.',
    },
  ],
};
