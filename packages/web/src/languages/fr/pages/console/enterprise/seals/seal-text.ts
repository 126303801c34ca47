import { isolate } from '../../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/seal-text.ts';

export const text: typeof Shape = {
  acts: (name) => `Actions pour le cachet « ${name} »`,
  pictureOf: (name) => `Empreinte du cachet « ${name} »`,
  authorize: 'Autoriser des membres',
  authorizations: 'Membres autorisés',
  uses: 'Journal d’utilisation',
  kind: 'Type',
  size: 'Taille',
  group: 'Groupe',
  author: 'Créé par',
  authorOn: (name, day) => `${isolate(name)}, ${day}`,
  useCount: 'Utilisations',
  times: (count) => String(count),
  lastUse: 'Dernière utilisation',
  never: 'jamais utilisé',
  companyName: 'Nom dans l’image',
  notCompared: 'Importée, pas encore comparée',
  approval: 'Acceptation',
  selfApproved: 'Par son auteur, faute d’une autre personne habilitée',
  comparing:
    'Votre entreprise a accepté ce cachet. L’autorité de certification compare son image au nom vérifié ; ensuite, des membres peuvent être autorisés à l’utiliser.',
  outdated:
    'L’image de ce cachet ne porte pas le nom vérifié actuel de l’entreprise. Il ne peut plus servir à signer ; créez-le de nouveau.',
  waiting: 'Ce cachet attend d’être contrôlé. Ensuite, des membres peuvent être autorisés à l’utiliser.',
  refused: (reason) => (reason === '' ? 'Il a été refusé au contrôle.' : `Il a été refusé au contrôle : ${reason}`),
  abandoned: (when) => `Ce cachet est hors service (${when}) et ne peut plus être utilisé.`,
};
