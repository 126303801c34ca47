import type { WrittenSection } from '../../../text/written-section.ts';

export const applications: WrittenSection = {
  title: 'Entreprise : clés API et webhooks',
  blocks: [
    {
      kind: 'text',
      text: 'Sous Entreprise → Applications, le propriétaire relie ses propres systèmes à la plateforme et en reçoit des notifications. Personne d’autre ne peut ouvrir cette page.',
    },
    {
      kind: 'points',
      items: [
        'Une clé n’est affichée qu’une fois, à sa création. Elle agit pour le propriétaire, dans les limites des droits choisis et de cette entreprise. Elle ne peut pas signer.',
        'Pour remplacer une clé, renouvelez-la : l’ancienne reste valable le temps que vous choisissez. Une clé révoquée est refusée dès le prochain appel.',
        'Quand l’entreprise change de propriétaire, ses clés cessent de fonctionner ; le nouveau propriétaire renouvelle celles dont il a encore besoin.',
        'Un webhook reçoit les événements des contrats envoyés par l’entreprise, de ses membres et de ses cachets : un message JSON signé, avec seulement des identifiants et des états. Son secret n’est, lui aussi, affiché qu’une fois.',
        'Le bouton d’essai montre aussitôt la réponse de votre récepteur. Le journal garde les livraisons des trente derniers jours ; chacune peut être renvoyée sous son identifiant d’origine.',
        'Une livraison qui échoue est retentée plusieurs fois pendant plus d’un jour. Un webhook qui échoue pendant trois jours est désactivé, et le propriétaire reçoit un message.',
      ],
    },
    {
      kind: 'note',
      text: 'Seules les adresses https publiques sont acceptées. La page de chaque webhook donne un exemple de contrôle de signature à copier.',
    },
  ],
};
