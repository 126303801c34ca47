import type { text as Shape } from '../../../../../zh-CN/pages/console/account/identity/identity-text.ts';
import {
  PAPER_LABELS,
  IDENTITY_NUMBER_LABELS,
  APPLICATION_LABELS,
  IDENTITY_LABELS,
} from '@countersign/contract/languages/fr/labels';
import type { IdentityNumberKind } from '@countersign/domain';

const kinds: Record<IdentityNumberKind, string> = {
  ...IDENTITY_NUMBER_LABELS,
  ID_CARD: 'Carte d’identité de résident',
  PASSPORT: 'Passeport',
};
const wrong: Record<IdentityNumberKind, string> = {
  ID_CARD:
    'Le numéro est incorrect : sa clé de contrôle ou sa date de naissance n’est pas valide. Comparez-le avec la carte',
  PASSPORT: 'Le numéro est incorrect. Comparez-le avec la page des données',
  UNIFIED_SOCIAL_CODE:
    'Le code est incorrect : son caractère de contrôle n’est pas valide. Comparez-le avec la licence',
  REGIST_CODE: 'Le numéro est incorrect : sa clé de contrôle n’est pas valide. Comparez-le avec la licence',
};

export const text: typeof Shape = {
  title: 'Vérification d’identité',
  lead: 'Prouve aux autres parties d’un contrat qui vous êtes.',
  leadEnterprise: 'Prouve aux autres parties d’un contrat de quelle entreprise il s’agit.',
  papersOf: PAPER_LABELS,
  kinds,
  numbers: IDENTITY_NUMBER_LABELS,
  wrong,
  steps: 'Avancement de la vérification',
  step: { apply: 'Demande', review: 'Examen', done: 'Vérifiée' },
  state: {
    ...APPLICATION_LABELS,
    ...IDENTITY_LABELS,
    SENIOR_PASSED: IDENTITY_LABELS.SENIOR_NO_CERT,
  },
  held: {
    suspended: (reason) => `L’autorité de certification a suspendu cette vérification : ${reason}`,
    withdrawn: (reason) => `L’autorité de certification a retiré cette vérification : ${reason}`,
  },
  heldHow: {
    suspended:
      'Tant que dure la suspension, vous ne pouvez pas signer sous l’identité vérifiée. Les certificats à long terme sont révoqués. Contactez l’autorité.',
    withdrawn: 'Les certificats à long terme sont révoqués. Vous pouvez fournir des pièces et refaire une demande.',
  },
  person: 'Votre identité',
  enterprise: 'Identité de l’entreprise',
  opens: 'Ce qu’elle permet',
  opensPerson: [
    'Vous pouvez signer les contrats dont l’expéditeur exige une identité vérifiée',
    'Vos certificats portent votre vrai nom, et chacun peut le vérifier',
    'Vous pouvez faire la demande pour votre entreprise',
  ],
  opensEnterprise: [
    'Vous pouvez signer et apposer un cachet au nom de l’entreprise',
    'Les contrats portent le nom vérifié de l’entreprise',
    'Vous pouvez gérer ses cachets et ses membres',
  ],
  safe: 'Les images des pièces sont chiffrées et ne servent qu’à l’examen. Le numéro n’est pas montré aux autres utilisateurs.',
  realName: 'Nom réel',
  realNameHint: 'Comme sur la pièce',
  realNameMissing: 'Saisissez le nom qui figure sur la pièce',
  paperKind: 'Type de pièce',
  numberMissing: 'Saisissez le numéro',
  numberPartial: (length) => `Le numéro est incomplet : il compte ${length} caractères`,
  numberRight: 'Le format du numéro est correct',
  papers: 'Images des pièces',
  papersHint: 'Les quatre coins visibles, tout le texte lisible, sans reflet. PNG ou JPG.',
  choose: 'Choisir une image',
  shoot: 'Prendre en photo',
  replace: 'Remplacer',
  chooseOf: (paper) => `Choisir une image : ${paper}`,
  shootOf: (paper) => `Prendre en photo : ${paper}`,
  replaceOf: (paper) => `Remplacer : ${paper}`,
  uploading: (paper) => `Envoi en cours : ${paper}`,
  uploaded: 'reçue',
  paperMissing: 'Cette image est nécessaire',
  unreadable: 'Ce fichier ne peut pas être lu comme une image. Choisissez un PNG ou un JPG.',
  submit: 'Envoyer la demande',
  submitAgain: 'Refaire une demande',
  submitted: 'Demande envoyée ; veuillez attendre l’examen',
  waiting:
    'Votre demande est examinée par notre personnel. Vous serez prévenu du résultat, et cette page se met à jour automatiquement.',
  returned: (reason) => `La demande a été renvoyée : ${reason}`,
  returnedHow: 'Veuillez la corriger et la refaire.',
  noReason: 'motif non indiqué',
  passed: 'Votre identité est vérifiée.',
  passedEnterprise: 'L’identité de l’entreprise est vérifiée.',
  name: 'Nom',
  enterpriseName: 'Nom de l’entreprise',
  enterpriseNameHint: 'Comme sur la licence commerciale',
  enterpriseNameMissing: 'Saisissez le nom qui figure sur la licence commerciale',
  number: 'Numéro',
  appliedOn: 'Demandée',
  decidedOn: 'Vérifiée',
  codeKind: 'Type de numéro',
  legalName: 'Représentant légal',
  legalNameMissing: 'Saisissez le nom du représentant légal',
  authorisationHint: 'Nécessaire si le demandeur n’est pas le représentant légal',
  ownerOnly: 'Seul le propriétaire de l’entreprise peut en faire la demande.',
  selfFirst: 'Faites d’abord vérifier votre propre identité, puis faites la demande pour l’entreprise.',
};
