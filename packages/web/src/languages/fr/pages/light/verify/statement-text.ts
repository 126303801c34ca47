import type { text as Shape } from '../../../../zh-CN/pages/light/verify/statement-text.ts';

export const text: typeof Shape = {
  title: 'En quelques phrases',
  unknown: 'un signataire non identifiable',
  broken: (who) =>
    `Cette signature se dit faite par ${who}, mais le contenu du fichier n’y correspond pas : elle ne prouve rien.`,
  signed: (who) => `Ce fichier a été signé par ${who}.`,
  signedFor: (who, organisation) => `Ce fichier a été signé par ${who} pour « ${organisation} ».`,
  noTime: 'Le fichier ne dit pas quand.',
  stamped: (time, authority) =>
    authority === ''
      ? `Un horodatage prouve que la signature existait à ce moment : ${time}.`
      : `Un horodatage de « ${authority} » prouve que la signature existait à ce moment : ${time}.`,
  claimed: (time) => `L’appareil du signataire a indiqué cette heure : ${time} ; aucun tiers ne la prouve.`,
  certified: (issuer) => `Le certificat a été émis par « ${issuer} », sous une autorité de confiance.`,
  notCertified: (issuer) =>
    `Le certificat a été émis par « ${issuer} », qui ne mène à aucune autorité de confiance : on ne sait pas qui a signé.`,
  name: {
    VERIFIED: 'Avant la signature, l’autorité a vérifié le nom qui y figure par des pièces d’identité.',
    PROFILE: 'Le signataire a saisi le nom qui y figure dans son propre compte ; il n’a pas été vérifié.',
    GIVEN: 'L’expéditeur a saisi le nom qui y figure ; il n’a pas été vérifié.',
  },
  status: {
    GOOD: (at) => `Son état (${at}) : non révoqué.`,
    REVOKED: (at) => `Il a été révoqué (${at}).`,
  },
  since: {
    NONE: 'Depuis, pas un octet du fichier n’a changé.',
    PERMITTED:
      'Depuis, seul du contenu permis par le processus de signature a été ajouté, comme les signatures d’autres personnes et des données de validation ; ce qui a été signé n’a pas changé.',
    SUSPICIOUS:
      'Depuis, le fichier a été modifié d’une façon que le processus de signature ne permet pas ; ce qui se voit maintenant n’est pas ce qui a été signé.',
  },
  lasting: {
    ARCHIVE: (day) =>
      `La signature est vérifiable jusqu’à cette date : ${day}. Les certificats, états et heures nécessaires sont dans le fichier, protégés par l’horodatage à sa fin, dont les certificats expirent ce jour-là. Un nouvel horodatage avant cette date prolonge ce délai.`,
    STAMP:
      'La signature porte un horodatage, mais aucun horodatage du document ne la protège : après l’expiration du certificat du service d’horodatage, la vérification ne peut pas être garantie.',
    CERTIFICATE: (day) =>
      `La signature n’a pas d’horodatage : elle n’est vérifiable que tant que le certificat du signataire est valide, jusqu’à cette date : ${day}.`,
  },
};
