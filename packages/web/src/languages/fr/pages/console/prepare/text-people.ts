import type { Duty } from '../../../../../pages/console/prepare/model/duty.ts';
import type { PeopleWarning } from '../../../../../pages/console/prepare/model/people-order.ts';
import { orMail } from '../../../../../text/channels.ts';
import { byLevel } from '../../../../../text/level.ts';
import type { Names, Trouble, text as Shape } from '../../../../zh-CN/pages/console/prepare/text-people.ts';
import type { SecureLevel, AuthLevel, ParticipantType } from '@countersign/domain';

const trouble: Record<Trouble, string> = {
  nameMissing: 'Saisissez un nom',
  nameLong: '50 caractères au plus',
  contactMissing: 'Saisissez un contact',
  contactWrong: 'Contact non valide',
  duplicate: 'Déjà dans la liste',
  enterpriseMissing: 'Saisissez le nom de l’entreprise',
  roleMissing: 'Choisissez un rôle',
  listAgain: 'Un contrat a au plus une liste de destinataires',
};
const warning: Record<PeopleWarning, string> = {
  checkerAfterSigners:
    'Un approbateur vient après tous les signataires : le contrat sera alors déjà signé. L’approbation vient en général d’abord.',
  checkerBesideSigner: 'Un approbateur agit en même temps qu’un signataire, qui peut signer avant l’approbation.',
  allCheckers: 'Il n’y a pas encore de signataire ; le contrat ne peut pas être envoyé.',
  sameTwice:
    'La même personne est dans deux étapes successives : elle sera prévenue deux fois et devra agir deux fois.',
};
const typeOf: Record<ParticipantType, string> = {
  PERSON: 'Une personne',
  ENTERPRISE_MEMBER: 'Un membre d’une entreprise',
  ENTERPRISE_ROLE: 'Un rôle dans l’entreprise',
  BULK_PERSON: 'Une liste de destinataires',
};
const auth: Record<AuthLevel, string> = {
  LOW: 'De base : code ou mot de passe de signature',
  MEDIUM: 'Moyen : identité vérifiée en plus',
  HIGH: 'Élevé : identité, code et mot de passe',
};
const secure: Record<SecureLevel, string> = {
  DISPOSABLE_CERT: 'Pour une signature (habituel)',
  PERSONAL_CERT: 'Le sien, à long terme',
  ENTERPRISE_CERT: 'Celui de l’entreprise, à long terme',
  SHIELD_CERT: 'Signature par téléphone (clé sur son téléphone)',
};
function duty({ act, as, joins, verifies, proofs, certificate }: Duty, { name, enterprise, role }: Names): string {
  const who = {
    self: name,
    member: `${name}, pour « ${enterprise} »,`,
    role: `Toute personne du rôle « ${role} » de « ${enterprise} »`,
    list: 'Chaque personne de la liste reçoit son propre contrat et',
  }[as];
  if (act === 'check') return `${who} l’examine et l’approuve ou le refuse, sans signature.`;
  const first = [
    ...(joins ? ['rejoint l’entreprise si elle n’en est pas encore membre'] : []),
    ...(verifies ? ['fait vérifier son identité'] : []),
  ];
  const proof = `signe avec ${proofs === 'both' ? 'un code et le mot de passe de signature' : 'un code ou le mot de passe de signature'}`;
  const how = {
    DISPOSABLE_CERT: '',
    PERSONAL_CERT: ', avec son propre certificat à long terme',
    ENTERPRISE_CERT: ', avec le certificat de l’entreprise, qui doit être vérifiée d’ici là',
    SHIELD_CERT: ', et termine en scannant un code avec son propre téléphone',
  }[certificate];
  return `${who} ${[...first, proof].join(', puis ')}${how}.`;
}

export const text: typeof Shape = {
  trouble,
  warning,
  typeOf,
  authOf: auth,
  secureOf: secure,
  duty,
  participantsTitle: 'Qui signe ou approuve',
  participantsLead: 'Ils agissent de haut en bas. Les personnes sans compte reçoivent un lien de signature.',
  yourStart: 'envoie le contrat',
  name: 'Nom',
  nameOf: { PERSON: 'Nom', ENTERPRISE_MEMBER: 'Nom', ENTERPRISE_ROLE: 'Affiché comme', BULK_PERSON: 'Nom de la liste' },
  contact: orMail('Téléphone ou e-mail', 'E-mail'),
  role: 'Action',
  signer: 'Signe',
  checker: 'Approuve',
  together: 'En même temps que ci-dessus',
  order: 'Ordre',
  oneByOne: 'L’un après l’autre',
  allTogether: 'Tous en même temps',
  addPerson: 'Ajouter un participant',
  addMe: 'M’ajouter',
  recent: 'Personnes récentes',
  recentSearch: 'Nom, contact ou entreprise',
  recentNone: 'Rien d’envoyé pour l’instant. Vos destinataires apparaîtront ici.',
  recentNoMatch: 'Personne n’a été trouvé.',
  recentMore: 'Afficher plus',
  recentFailed: 'Les contacts récents n’ont pas pu être chargés.',
  colleague: (contact) => `Collègue · ${contact}`,
  colleagues: 'Membres',
  colleaguesOf: 'Choisir dans l’entreprise',
  colleaguesSearch: 'Nom ou matricule',
  colleaguesMembers: 'Membres',
  colleaguesRoles: 'Rôles',
  colleaguesNone: 'L’entreprise n’a pas encore d’autres membres.',
  colleaguesFailed: 'Les membres n’ont pas pu être chargés.',
  rolesWhy: 'Tout membre ayant le rôle peut agir ; un seul suffit.',
  pasteMany: 'Coller une liste',
  pasteTitle: 'Ajouter plusieurs participants',
  pasteHint:
    'Une personne par ligne : nom et contact, séparés par des espaces, virgules ou tabulations. Vous pouvez coller depuis un tableur.',
  pasteLabel: 'Personnes',
  pastePlaceholder: 'Marie Dupont  +33 6 12 34 56 78\nAda Lovelace, ada@example.com',
  pasteUnread: (lines) =>
    lines.length === 1
      ? `La ligne ${lines[0]} n’a pas de contact et est laissée de côté.`
      : `Les lignes ${lines.join(', ')} n’ont pas de contact et sont laissées de côté.`,
  pasteAct: (count) => (count > 0 ? `Ajouter ${count}` : 'Ajouter'),
  personOf: (at) => `Participant ${at}`,
  more: 'Plus',
  moreOf: (name) => `Plus sur ${name}`,
  type: 'Participe comme',
  enterprise: 'Nom de l’entreprise',
  enterpriseHint: 'Tel qu’il figure sur son extrait d’immatriculation',
  enterpriseRole: 'Rôle',
  roleHint: 'Tout membre ayant le rôle peut agir ; le premier à agir compte',
  chooseRole: 'Choisir un rôle',
  auth: 'Prouve son identité par',
  secure: 'Certificat',
  group: 'Groupe',
  groupHint: 'Par exemple « Partie A » ; sert seulement à regrouper',
  listHint: 'Chaque personne de la liste reçoit son propre contrat',
  drag: 'Faire glisser pour réordonner',
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  remove: (name) => `Retirer ${name}`,
  treeTitle: 'Parties',
  previewTitle: 'Ce qui va se passer',
  previewStart: 'Vous l’envoyez, et cela commence aussitôt.',
  previewSign: (names) => `Signature demandée : ${names}.`,
  previewCheck: (names) => `Approbation demandée : ${names} ; un refus met fin au contrat.`,
  previewTogether: (names) => `En même temps : ${names}.`,
  previewDone: byLevel({
    'B-LTA': 'Quand tous ont agi, chacun peut télécharger le contrat avec horodatage.',
    'B-B': 'Quand tous ont agi, chacun peut télécharger le contrat.',
  }),
  previewEmpty: 'Ajoutez des participants ; chaque étape est expliquée ici.',
  and: ', ',
};
