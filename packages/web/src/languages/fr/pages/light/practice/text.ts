import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/practice/text.ts';

export const text: typeof Shape = {
  title: 'Déclaration des pratiques',
  lead: 'Comment cette autorité émet, utilise et révoque des certificats, et comment chacun peut le vérifier. Les chiffres et les listes viennent du programme lui-même, en service.',
  test: 'Cette autorité fonctionne en mode d’évaluation : chaque nom de certificat contient TEST, et aucun n’est destiné à un contrat réel.',
  whoTitle: '1. L’autorité et ses services',
  who: [
    'Elle n’émet de certificats que pour la signature de contrats sur cette plateforme : aucun pour des sites web, et aucun présenté comme qualifié au sens d’une loi.',
    'La racine certifie les autorités émettrices et signe sa propre liste de révocation. Une autorité émettrice certifie les signataires et les services : horodatage, état des certificats, cachet et journal de la plateforme.',
  ],
  identityTitle: '2. Les noms dans les certificats',
  identity: [
    'La politique inscrite dans le certificat dit d’où vient le nom : vérifié par des pièces d’identité, ou indiqué par l’expéditeur du contrat. Ce dernier prouve seulement qu’un code est parvenu au contact.',
    'Pour une personne vérifiée, un certificat contient le nom, séparé si possible en nom de famille et prénom, et un numéro qui distingue les homonymes et ne contient rien de leurs pièces d’identité ; pour une entreprise vérifiée, son nom et son code de crédit social unifié.',
    'Les certificats à long terme sont destinés aux personnes et aux entreprises dont l’identité a été approuvée par un opérateur ou un service de vérification ; le certificat d’une entreprise nomme l’entreprise.',
    'Un nom vérifié qui change exige un nouveau certificat ; quand un membre part, les certificats qui agissent pour l’entreprise sont révoqués.',
  ],
  keyTitle: '3. Clés',
  key: [
    'La clé d’un certificat pour une seule signature est générée dans le processus de signature, signe une fois et est détruite ; elle n’est jamais stockée. Le certificat lui-même désigne le contrat, l’empreinte du document et l’empreinte du dossier de preuve à ce moment.',
    'Les clés à long terme sont stockées chiffrées et déchiffrées seulement dans le processus de signature. La clé d’un certificat de téléphone reste sur le téléphone du signataire.',
    'Chacune des clés propres à l’autorité ne signe que ce que son type peut signer, avec une entrée de journal avant et après. La clé racine peut être conservée hors ligne et utilisée lors d’une cérémonie, ou dans un module matériel.',
  ],
  issueTitle: '4. Contrôles avant l’émission',
  issue:
    'Chaque certificat est contrôlé selon les normes, règle par règle, avant que toute clé ne le signe ; s’il enfreint une règle, il n’est pas émis. Les numéros de série contiennent au moins 128 bits aléatoires.',
  check: 'Contrôle',
  clause: 'Selon',
  statusTitle: '5. Révocation et état',
  status: [
    'Une révocation prend effet aussitôt et est définitive : le service d’état (OCSP, RFC 6960) l’indique immédiatement, et la liste de révocation est mise à jour. Les listes sont émises chaque jour et valables sept jours.',
    'Un numéro de série jamais émis est « unknown », et jamais « good ».',
    'Une signature faite avant la révocation, comme le prouve un horodatage, reste valide.',
  ],
  reasons: 'Motifs d’une révocation',
  timeTitle: '6. Horodatage',
  time: 'Les horodatages suivent les RFC 3161 et RFC 5816, à la seconde, sur SHA-256, SHA-384 et SHA-512. Tant que l’horloge est en retard sur le dernier horodatage, aucun n’est émis.',
  yearsTitle: '7. Renouvellement',
  years: [
    'Une racine est valable 20 ans, une autorité émettrice 10 ; chacune est remplacée trois ans avant son expiration. L’ancienne et la nouvelle racine se certifient mutuellement, et les listes et états d’une ancienne autorité émettrice sont servis jusqu’à son expiration.',
    byLevel({
      'B-LTA':
        'Les contrats sont achevés au niveau PAdES B-LTA. Un renouvellement n’affecte pas les contrats signés : ils contiennent les certificats, états et horodatages nécessaires à la vérification, et sont renouvelés à temps.',
      'B-LT':
        'Les contrats sont achevés au niveau PAdES B-LT : ils contiennent les certificats et états nécessaires à la vérification, et chaque signature porte un horodatage. Les horodatages d’archivage ultérieurs incombent au détenteur du contrat.',
      'B-T':
        'Les contrats sont achevés au niveau PAdES B-T, pour essai seulement : chaque signature porte un horodatage, mais aucun état n’est inclus ; la vérification ne peut donc pas être garantie après l’expiration des certificats.',
      'B-B':
        'Les contrats sont achevés au niveau PAdES B-B, pour essai seulement : les signatures n’ont pas d’horodatage et aucun état n’est inclus ; la vérification ne peut donc pas être garantie après l’expiration ou la révocation des certificats.',
    }),
  ],
  policiesTitle: 'Politiques de certification',
  policy: 'Politique',
  oid: 'Identifiant d’objet',
  profilesTitle: 'Types de certificats',
  profile: 'Type',
  longest: 'Au plus',
  usage: 'Usage de la clé',
  days: (days) => (days > 1000 ? `${Math.floor(days / 365.25)} ans` : days < 2 ? `${days} jour` : `${days} jours`),
  certificatesTitle: 'Les certificats de l’autorité',
  until: 'Jusqu’au',
  fingerprint: 'SHA-256',
  retired: 'remplacé',
  addressTitle: 'Adresses',
  loading: 'Chargement des données de l’autorité',
  policyWord: {
    verifiedName: 'Une signature, nom vérifié',
    nameAsGiven: 'Une signature, nom indiqué par l’expéditeur',
    personal: 'Certificat à long terme d’une personne',
    enterprise: 'Certificat à long terme d’une entreprise',
    shieldVerifiedName: 'Téléphone, nom vérifié',
    platformSeal: 'Cachet de la plateforme',
    log: 'Journal de la plateforme',
    timestamp: 'Horodatage',
  },
  profileWord: {
    root: 'Racine',
    cross: 'Certificat croisé de racines',
    issuing: 'Autorité émettrice',
    tsa: 'Horodatage',
    ocsp: 'État des certificats',
    signer: 'Une signature',
    holder: 'Long terme',
    shield: 'Téléphone',
    platform: 'Cachet de la plateforme',
    log: 'Journal de la plateforme',
  },
  addressWord: { root: 'Racine', list: 'Liste de révocation', ocsp: 'État (OCSP)', tsa: 'Horodatage (RFC 3161)' },
};
