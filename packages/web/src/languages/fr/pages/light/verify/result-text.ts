import type { text as Shape } from '../../../../zh-CN/pages/light/verify/result-text.ts';

export const text: typeof Shape = {
  explain: {
    valid:
      'Chaque signature correspond au contenu du fichier. Une fois notre certificat racine approuvé, tout lecteur PDF arrive au même résultat de façon indépendante.',
    named:
      'Chaque signature correspond au contenu. Mais au moins un signataire n’a pas d’identité vérifiée : le nom a été saisi par l’expéditeur ou le signataire, et la signature ne prouve pas qui est cette personne.',
    unrecorded:
      'Au moins une signature utilise un de nos certificats, mais nos registres ne contiennent pas cette signature : quelqu’un a utilisé le certificat pour un autre fichier. Ne vous fiez pas à ce fichier.',
    validElsewhere:
      'Chaque signature correspond au contenu du fichier, et les certificats viennent d’émetteurs de confiance.',
    untrusted:
      'Les signatures correspondent au contenu, mais au moins un certificat n’a pas été émis par un émetteur de confiance : nous ne pouvons pas confirmer qui est le signataire.',
    unproven:
      'Les signatures correspondent au contenu, mais il manque à l’une au moins des données pour la confirmer. Voyez ci-dessous ce qui manque et ce que vous pouvez faire.',
    changed:
      'Au moins une modification est étrangère au processus de signature. Ne vous fiez pas à ce fichier ; demandez l’original.',
    broken:
      'Au moins une signature ne correspond pas au contenu, ou n’est pas valide. Ne vous fiez pas à ce fichier ; demandez l’original.',
    revoked:
      'Au moins une signature a été faite avec un certificat révoqué. Ne vous fiez pas à ce fichier ; contactez le signataire.',
    unsigned: 'C’est un simple PDF. N’importe qui peut le modifier sans laisser de trace.',
    voided: 'Les parties sont convenues d’annuler ce contrat ; les signatures, elles, sont en ordre.',
  },
  verifiedAt: 'Vérifié',
  print: 'Imprimer ou enregistrer en PDF',
  signedBy: 'Signé par',
  claimedBy: 'Signataire déclaré',
  listComma: ', ',
  lastSigned: (time) => `Dernière signature : ${time}`,
  voidedAt: 'Annulé depuis',
  voidReason: 'Motif de l’annulation',
  signatures: (count) => (count < 2 ? `${count} signature` : `${count} signatures`),
  timestamps: (count) => (count < 2 ? `${count} horodatage de document` : `${count} horodatages de document`),
  tone: { good: 'valide', check: 'non confirmé', bad: 'non valide' },
  pictures:
    'Les images de signatures et de cachets personnels visibles dans le fichier ont été fournies par les signataires eux-mêmes. Ce qui est prouvé, c’est le nom ci-dessous et son origine.',
  nameNotVerified: 'nom non vérifié',
  nameFrom: {
    VERIFIED: 'Le nom a été vérifié par notre autorité',
    PROFILE: 'Le nom vient du compte du signataire et n’a pas été vérifié',
    GIVEN: 'Le nom a été saisi par l’expéditeur du contrat et n’a pas été vérifié',
  },
  records: {
    KNOWN: 'Nos registres contiennent cette signature',
    UNKNOWN: 'Nos registres ne contiennent pas cette signature : elle n’a pas été faite ici',
  },
  actedBy: {
    PHONE: 'Identifié par un téléphone vérifié',
    EMAIL: 'Identifié par une adresse e-mail vérifiée',
    ROLE: 'Identifié par son rôle dans l’entreprise',
    MEMBERSHIP: 'Identifié comme membre de l’entreprise',
  },
  provedAt: (time: string) => `prouvé : ${time}`,
  account: {
    SENDER: 'compte de l’expéditeur lui-même',
    GUEST: 'par le lien de signature, sans connexion',
    OTHER: 'autre compte que celui de l’expéditeur',
  },
  changedSince: 'modifié depuis',
  unknownSigner: 'Signataire inconnu',
  when: {
    TIMESTAMP: 'Signé',
    CLAIMED: 'Heure de signature déclarée',
    NONE: 'Heure de signature inconnue',
  },
  timeFrom: {
    TIMESTAMP: (authority) =>
      authority === ''
        ? 'L’heure est prouvée par un horodatage'
        : `L’heure est prouvée par un horodatage (${authority})`,
    CLAIMED: 'L’heure vient de l’appareil du signataire ; aucun tiers ne la prouve',
    NONE: 'Le fichier ne contient pas d’heure de signature',
  },
  unknownTime: 'inconnue',
  stampTitle: 'Horodatage du document',
  stampedAt: 'Horodaté',
  by: 'Émis par',
  level: 'Protection',
  reason: 'Motif',
  integrity: {
    yes: 'Pas un octet du contenu signé n’a changé',
    no: 'Le contenu signé ne correspond pas à la signature',
  },
  trust: {
    own: 'Le certificat est le nôtre et était valide au moment de la signature',
    list: (name) =>
      `Le certificat vient d’un émetteur approuvé par « ${name} » et était valide au moment de la signature`,
    other: 'Le certificat vient d’un émetteur de confiance et était valide au moment de la signature',
    no: 'Le certificat ne mène pas à un émetteur de confiance',
  },
  stampTrust: {
    own: 'L’horodatage est le nôtre',
    list: (name) => `L’horodatage vient d’une autorité approuvée par « ${name} »`,
    other: 'L’horodatage vient d’une autorité de confiance',
    no: 'L’horodatage ne vient pas d’une autorité de confiance',
  },
  change: {
    NONE: 'Rien n’a été modifié depuis',
    PERMITTED: 'Depuis, modifications permises seulement : signatures ultérieures et données de validation',
    SUSPICIOUS: 'Une modification faite depuis n’est pas permise',
  },
  levels: {
    'B-B': 'Signature simple',
    'B-T': 'Avec heure de confiance',
    'B-LT': 'Avec heure de confiance et données de validation',
    'B-LTA': 'Long terme : heure de confiance, données de validation et horodatage d’archivage',
    CMS: 'Signature numérique courante',
  } as Record<string, string>,
  technical: 'Détails techniques',
  indication: 'Indication',
  serial: 'Numéro de série du certificat',
  field: 'Champ de signature',
  issuer: 'Émetteur',
  trustList: 'Liste de confiance',
  listOverdue: (name, due) =>
    `« ${name} » devait être renouvelée (échéance : ${due}) ; une édition plus récente peut dire autre chose`,
  path: 'Chemin de certification',
  validity: (from, to) => `${from} – ${to}`,
  revocation: 'État du certificat',
  revocationIs: {
    GOOD: (source, at) => `non révoqué (${source}, ${at})`,
    REVOKED: (source, at) => `révoqué (${source}, ${at})`,
    UNKNOWN: () => 'le fichier ne contient pas d’état du certificat',
  },
  proof: 'Existait au plus tard',
  proofFrom: {
    SIGNATURE_TIMESTAMP: 'horodatage de la signature',
    DOCUMENT_TIMESTAMP: 'horodatage du document',
    NONE: '',
  },
  covers: 'Version signée',
  version: (at, of) => (at === 0 ? 'pas une version entière' : `version ${at} sur ${of}`),
  cover: { yes: 'elle couvre le fichier entier', no: 'du contenu a été ajouté au fichier après elle' },
  seeSigned: 'Voir les pages telles que signées',
  seeSince: 'Voir ce qui a changé depuis',
  file: 'Le fichier',
  name: 'Nom',
  size: 'Taille',
  revisions: 'Versions',
  digest: 'Empreinte SHA-256',
  copy: 'Copier l’empreinte',
  copied: 'Copié',
};
