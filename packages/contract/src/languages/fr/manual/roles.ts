import type { WrittenSection } from '../../../text/written-section.ts';

export const roles: WrittenSection = {
  title: 'Rôles et droits d’une entreprise',
  blocks: [
    {
      kind: 'text',
      text: 'Un rôle décide quelles pages de l’entreprise ses membres peuvent ouvrir et ce qu’ils peuvent y faire. Chaque entreprise a six rôles intégrés : propriétaire, administrateur, administrateur des cachets, administrateur des modèles, administrateur financier, et membre, que chacun a automatiquement. Vous pouvez créer vos propres rôles, ou copier un rôle et le modifier.',
    },
    {
      kind: 'points',
      items: [
        'Les changements d’un rôle et de ses membres prennent effet à la prochaine action de la personne concernée ; les pages ouvertes changent aussi.',
        'À part le propriétaire, chacun ne gère que des rôles contenus dans ses propres droits, ne peut pas modifier ses propres rôles ni s’attribuer de rôles. « Applications » est réservé au propriétaire.',
        'Un contrat peut désigner un rôle : tout membre qui l’a peut agir, et le premier qui agit décide. Un rôle qu’un contrat attend ne peut pas être supprimé.',
        'Le propriétaire peut transférer la propriété à un autre membre, avec le mot de passe de signature ou un code. L’ancien propriétaire devient alors un membre ordinaire ; sans transfert, le propriétaire ne peut pas être retiré.',
      ],
    },
  ],
};
