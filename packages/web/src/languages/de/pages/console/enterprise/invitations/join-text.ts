import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/invitations/join-text.ts';

export const text: typeof Shape = {
  title: 'Beitrittsanträge',
  none: 'Keine Anträge. Hier erscheint, wer über den Einladungslink den Beitritt beantragt oder in einem Vertrag als Mitglied genannt ist, ohne schon beigetreten zu sein.',
  byLink: 'Über den Einladungslink',
  because: (title) => `Genannt in „${title}“`,
  accept: 'Annehmen',
  acceptWhom: (name) => `${name} annehmen`,
  refuse: 'Ablehnen',
  refuseWhom: (name) => `${name} ablehnen`,
  accepted: (name) => `${name} ist jetzt Mitglied`,
  refused: (name) => `${name} wurde abgelehnt`,
};
